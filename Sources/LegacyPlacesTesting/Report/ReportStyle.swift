/// The style of the report.
enum ReportStyle {
  /// - Parameter pictures: which columns, rows and moments there must be classes for.
  static func text(for pictures: [ReportPicture]) -> String {
    let moments = pictures.map(\.moments.count).max() ?? 0
    let rows = pictures.map(\.rowCount).max() ?? 0
    var rules = [frame, caseRules, pictureRules, across, down, narrow, paper]
    rules += (0..<max(moments, 1)).map { ".f\($0){--f:\($0)}" }
    rules += (1...max(moments, 1)).map { ".t\($0){--t:\($0)}" }
    rules += (0...max(rows, 2)).map {
      ".r\($0){--r:\($0)}.i\($0){--i:\($0)}.k\($0){--k:\($0)}.n\($0){--n:\($0)}"
    }
    let columns = Set(pictures.filter { !$0.isLong }.map(\.columns.rule)).sorted()
    rules.append("@media screen and (min-width:56em){\n" + columns.joined(separator: "\n") + "\n}")
    return rules.joined(separator: "\n") + "\n"
  }

  private static let frame = """
    :root{color-scheme:light dark;--page:#f5f4f0;--paper:#fff;--ink:#1a1b1f;--soft:#565962;--line:#dcdad3;
    --left:#1c53b0;--left-bg:#e9f0fc;--right:#73318b;--right-bg:#f5ebf9;--bad:#a8201a;--bad-bg:#fdebe9;
    --good:#17633a;--good-bg:#e5f3ea;--idle:#54575f;--idle-bg:#ecebe6;--focus:#1c53b0;
    --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;
    --mono:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
    @media (prefers-color-scheme:dark){:root{--page:#121316;--paper:#1b1d21;--ink:#ebebee;--soft:#a9acb6;
    --line:#383b42;--left:#92bbff;--left-bg:#1c2c49;--right:#dcaaf0;--right-bg:#382440;--bad:#ffa59d;
    --bad-bg:#3d1b19;--good:#93d9aa;--good-bg:#1a3927;--idle:#b3b5bd;--idle-bg:#2a2c31;--focus:#ffd166}}
    *,*::before,*::after{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 var(--sans);
    font-variant-numeric:tabular-nums;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
    .page,main{max-width:80rem;margin:0 auto;padding:0 clamp(.75rem,3vw,2rem)}
    header.page{padding-top:clamp(1.25rem,4vw,3rem);padding-bottom:1.25rem}
    .kind{margin:0;color:var(--soft);font-size:.8125rem;letter-spacing:.06em;text-transform:uppercase}
    h1{margin:.15em 0 .35em;font-size:clamp(1.6rem,4.5vw,2.5rem);line-height:1.15;letter-spacing:-.02em;
    font-weight:700}
    h1 .left{color:var(--left)}h1 .right{color:var(--right)}h1 .and{font-weight:400;color:var(--soft)}
    .lead{margin:0;font-size:1.2rem;font-weight:650}
    .lead.bad{color:var(--bad)}.lead.good{color:var(--good)}.lead.idle{color:var(--idle)}
    .lead .count{color:var(--soft);font-weight:400;font-size:1rem}
    footer.page{padding-top:1rem;padding-bottom:3rem;color:var(--soft);font-size:.8125rem}
    code{font-family:var(--mono);font-size:.9em}
    .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    :focus-visible{outline:3px solid var(--focus);outline-offset:2px}
    .index{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;margin:0 0 1rem}
    .filters{display:flex;flex-wrap:wrap;gap:.5rem}
    .filter{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--line);
    border-radius:99rem;padding:.3rem .9rem;min-height:2.25rem;cursor:pointer}
    .filter .number{color:var(--soft)}
    .filter:hover{border-color:var(--soft)}
    .filter[aria-pressed=true]{background:var(--ink);color:var(--page);border-color:var(--ink)}
    .filter[aria-pressed=true] .number{color:inherit}
    .search{display:flex;align-items:center;gap:.5rem;flex:1 1 16rem;color:var(--soft);font-size:.9375rem}
    .search input{flex:1;min-width:0;font:inherit;font-size:1rem;color:var(--ink);background:var(--paper);
    border:1px solid var(--line);border-radius:.5rem;padding:.35rem .7rem;min-height:2.25rem}
    .search input::placeholder{color:var(--soft);opacity:1}
    .nothing{color:var(--soft)}
    [hidden]{display:none!important}
    html:not(.scripted) .index,html:not(.scripted) .hint{display:none}
    """

  private static let caseRules = """
    .case{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;margin:0 0 .6rem;
    content-visibility:auto;contain-intrinsic-size:auto 5.5rem}
    .case[open]{content-visibility:visible;margin-bottom:1.25rem}
    .head{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;align-items:baseline;
    padding:.8rem clamp(.75rem,2vw,1.5rem);border-radius:.75rem}
    summary{cursor:pointer;list-style:none}
    summary::-webkit-details-marker{display:none}
    .case>summary{position:relative;padding-right:3rem}
    .case>summary::after{content:"";position:absolute;right:1.4rem;top:1.35rem;width:.55rem;height:.55rem;
    border:solid var(--soft);border-width:0 2px 2px 0;transform:rotate(45deg)}
    .case[open]>summary::after{transform:translateY(.25rem) rotate(225deg)}
    .case>summary:hover h2{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.2em}
    .verdict{font-size:.875rem;font-weight:650;padding:.1rem .6rem;border-radius:99rem;white-space:nowrap;
    min-width:7.6em;text-align:center}
    .verdict.bad{background:var(--bad-bg);color:var(--bad)}
    .verdict.good{background:var(--good-bg);color:var(--good)}
    .verdict.idle{background:var(--idle-bg);color:var(--idle)}
    h2{margin:0;font-size:1.0625rem;line-height:1.35;font-weight:650}
    .case[open] h2{font-size:1.375rem;letter-spacing:-.01em}
    .meta,.gist{grid-column:2;margin:0;color:var(--soft);font-size:.875rem}
    .case[open] .gist{display:none}
    .content{padding:.25rem clamp(.75rem,2vw,1.5rem) 1.5rem}
    h3{margin:0 0 .4rem;font-size:.9375rem;font-weight:650}
    .parting{margin:0 0 .75rem;font-size:1.125rem;font-weight:600}
    .deeds{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin:0}
    .deeds>div{border:1px solid currentColor;border-left-width:.375rem;border-radius:.5rem;padding:.6rem .9rem}
    .deeds .left{color:var(--left);background:var(--left-bg)}
    .deeds .right{color:var(--right);background:var(--right-bg)}
    .deeds dt{font-weight:700;font-size:.875rem}
    .hand{font-weight:400}
    .deeds dd{margin:0;color:var(--ink);font-size:1.0625rem}
    .deeds dd::before{content:"… "}
    .aside{margin:.5rem 0 0;color:var(--soft);font-size:.875rem}
    .items{margin-top:1.25rem}
    .items ul{margin:0;padding:0;list-style:none;display:grid;gap:.35rem}
    .items li{display:grid;grid-template-columns:3.5rem 1fr;align-items:baseline}
    .id{font-family:var(--mono);font-size:.875rem;font-weight:700}
    .flag{color:var(--bad);font-weight:800}
    table{border-collapse:collapse;font-size:.875rem;width:100%}
    th,td{text-align:left;vertical-align:baseline;padding:.3rem .75rem;border-bottom:1px solid var(--line)}
    tbody th{font-weight:400}
    .scroll{overflow-x:auto}
    details.table{margin-top:1.25rem}
    details.table>summary,.more>summary{font-size:.9375rem;font-weight:650;padding:.25rem 0;width:max-content;max-width:100%}
    details.table>summary::before,.more>summary::before{content:"";display:inline-block;width:.45rem;height:.45rem;margin-right:.6rem;
    border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(-45deg)}
    details.table[open]>summary::before,.more[open]>summary::before{transform:translateY(-.15rem) rotate(45deg)}
    [data-events]{table-layout:fixed}
    [data-events] th:first-child{width:4.5rem;text-align:right;color:var(--soft)}
    [data-events] td{font-family:var(--mono);font-size:.8125rem}
    [data-events] .step td{color:var(--soft);background:var(--idle-bg);text-align:center}
    .arrow{color:var(--soft)}
    .differs td,.differs th{background:var(--bad-bg)}
    .differs .arrow,[data-events] .differs th:first-child{color:var(--ink)}
    td.gap{color:var(--bad);font-style:italic}
    .cost{margin-top:1.5rem;max-width:56rem}
    .cost td,.cost thead th{text-align:right;width:13rem}
    .cost thead td{width:auto}
    .cost .total th,.cost .total td{font-weight:700;border-bottom:0}
    """

  private static let pictureRules = """
    figure{margin:1.5rem 0 0}
    figcaption{margin-top:.6rem;color:var(--soft);font-size:.8125rem}
    .key{white-space:nowrap;color:var(--ink);margin-right:.4rem}
    .picture{display:grid;font-size:.8125rem;line-height:1.35}
    .ev{font:inherit;text-align:left;color:var(--ink);background:var(--paper);border:1px solid var(--line);
    border-radius:.375rem;padding:.2rem .5rem;max-width:13rem;overflow:hidden;text-overflow:ellipsis;
    cursor:pointer;position:relative}
    .left .ev,.ev.left{border-color:var(--left);background:var(--left-bg)}
    .right .ev,.ev.right{border-color:var(--right);background:var(--right-bg)}
    .ev b{font-weight:650}
    .script .ev{background:var(--idle-bg);font-family:var(--mono);font-size:.75rem;border-radius:99rem}
    .ev.did,.ev.note{font-family:var(--mono);font-size:.75rem}
    .left .ev.did,.right .ev.did{background:var(--idle-bg);border-radius:99rem}
    .ev.failure{border-style:double;border-width:3px}
    .ev:hover,.ev.told-now{box-shadow:0 0 0 1.5px var(--ink)}
    .ev[aria-pressed=true]{box-shadow:0 0 0 2.5px var(--ink)}
    .ev[data-difference],.left .ev[data-difference],.right .ev[data-difference]{border:2px solid var(--bad);
    background:var(--paper)}
    .ev.gap{border-style:dashed!important;color:var(--bad);font-style:italic;cursor:default}
    .bar{overflow:hidden;display:flex;gap:.4rem;justify-content:space-between;white-space:nowrap}
    .bar .what{overflow:hidden;text-overflow:ellipsis}
    .bar .end{flex:none}
    .bar.answered{border-right-width:.375rem}
    .bar.failed{border-style:double;border-width:3px}
    .bar.stopped{border-style:dashed}
    .bar.open{border-right-style:dotted;border-right-width:3px}
    .list{color:var(--soft);border-top:2px solid var(--line);overflow:hidden;text-overflow:ellipsis}
    .list.left{border-color:var(--left)}.list.right{border-color:var(--right)}
    .band{background:var(--bad-bg);border-radius:.375rem}
    .hidden-lane{display:block;font-style:italic}
    .lane{color:var(--soft)}
    .side{font-weight:700}
    .side.left{color:var(--left)}.side.right{color:var(--right)}
    .tick{color:var(--soft);white-space:nowrap}
    .unit{font-size:.6875rem}
    .panel{bottom:0;margin-top:.6rem;padding:.5rem .9rem;min-height:4.1rem;background:var(--paper);
    border:1px solid var(--line);border-radius:.5rem;font-size:.9375rem;z-index:2}
    figure:hover .panel,figure:focus-within .panel{position:sticky}
    .panel p{margin:0}
    .panel code{color:var(--soft)}
    .hint{color:var(--soft)}
    """

  /// Time goes to the right.
  private static let across = """
    @media screen and (min-width:56em){
    .across{gap:.3rem 0;padding-bottom:.3rem}
    .across .side{grid-column:1/-1;grid-row:var(--r);margin-top:.5rem;padding:.1rem 0;
    border-bottom:1px solid currentColor;z-index:1}
    .across .side bdi{position:sticky;left:0}
    .across .lane{grid-column:1;grid-row:var(--r);padding:.35rem 1rem .35rem 0;max-width:9rem;position:sticky;left:0;
    background:var(--paper);z-index:2}
    .across .lane.script{color:var(--ink);font-weight:700}
    .across .tick{grid-column:calc(var(--f) + 2);grid-row:1;border-left:1px solid var(--line);
    padding:0 .75rem .2rem .4rem}
    .across .band{grid-column:calc(var(--f) + 2);grid-row:1/calc(var(--k) + 1)}
    .across .tick,.across .cell,.across .list,.across .bar{z-index:1}
    .across .cell{grid-column:calc(var(--f) + 2);grid-row:var(--r);display:flex;flex-direction:column;gap:.2rem;
    align-items:start;padding:.1rem .4rem .1rem 0;white-space:nowrap}
    .across .bar{grid-column:calc(var(--f) + 2)/calc(var(--t) + 2);grid-row:var(--r);max-width:none;
    margin:.1rem .1rem .1rem 0;align-self:start;min-width:0}
    .across .bar .at{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .across .list{grid-column:calc(var(--f) + 2)/calc(var(--t) + 2);grid-row:var(--r);white-space:nowrap;
    margin-right:.3rem;padding:.1rem .3rem 0 0;min-width:0;max-width:100%;contain:inline-size}
    .across .shows,.across .rail{display:none}
    }
    """

  /// Time goes down.
  private static let down = vertical(".down")

  private static let narrow = "@media print,(max-width:55.99em){\n" + vertical(".across") + "\n}"

  private static func vertical(_ name: String) -> String {
    """
    \(name){grid-template-columns:max-content max-content minmax(0,1fr) max-content minmax(0,1fr);column-gap:.5rem}
    \(name) .lane{display:none}
    \(name) .side{grid-row:1;padding:.3rem 0;border-bottom:2px solid currentColor}
    \(name) .side.left{grid-column:2/4}\(name) .side.right{grid-column:4/6}
    \(name) .tick,\(name) .cell,\(name) .list,\(name) .bar,\(name) .rail{
    grid-row:calc(var(--f) * var(--n) + var(--i) + 2)}
    \(name) .tick{grid-column:1;grid-row:calc(var(--f) * var(--n) + 2)/span 2;padding-top:.55rem;text-align:right;
    z-index:1}
    \(name) .band{grid-column:1/-1;grid-row:calc(var(--f) * var(--n) + 2)/span var(--n);margin:.3rem -.5rem -.3rem}
    \(name) .cell,\(name) .list,\(name) .bar{z-index:1}
    \(name) .cell{display:flex;flex-wrap:wrap;gap:.25rem;padding-top:.5rem;min-width:0;align-content:start}
    \(name) .cell.script{grid-column:2/6;justify-content:center}
    \(name) .cell.left,\(name) .list.left,\(name) .bar.left{grid-column:3}
    \(name) .cell.right,\(name) .list.right,\(name) .bar.right{grid-column:5}
    \(name) .ev{max-width:100%;white-space:normal}
    \(name) .bar{margin-top:.4rem;place-self:start;flex-wrap:wrap;gap:0 .5rem;white-space:normal}
    \(name) .bar .end{flex:initial}
    \(name) .list{border-top:0;margin-top:.2rem;white-space:normal;max-height:8.1em}
    \(name) .rail{grid-row-end:calc(var(--t) * var(--n) + 3);width:.3rem;border-radius:1rem;margin-top:.5rem;
    background:var(--left);opacity:.55}
    \(name) .rail.left{grid-column:2}
    \(name) .rail.right{grid-column:4;background:var(--right)}
    """
  }

  private static let paper = """
    @media (max-width:40em){
    .head{grid-template-columns:1fr;gap:.3rem}
    .verdict{justify-self:start;min-width:0}
    .meta,.gist{grid-column:1}
    .deeds{grid-template-columns:1fr}
    .tick .word{display:none}
    .cost td,.cost thead th{width:auto;padding:.3rem .3rem;min-width:5.2rem}
    [data-events] th:first-child{width:3.4rem}
    th,td{padding:.3rem .4rem}
    }
    @media (prefers-reduced-motion:no-preference){.ev{transition:box-shadow .1s}}
    @media print{
    :root{--page:#fff}
    .index,.panel,.hint{display:none}
    .case:not([open]){break-inside:avoid}
    .case{border-color:#999}
    details.table::details-content{content-visibility:visible;display:block}
    }
    """
}
