"""Opens comparison reports in headless Chromium, as people would, and fails on what they would trip over.

usage: report.py [--shots FOLDER] FILE.html...

Each file is opened wide (1280 px) and narrow (360 px), light and dark. Looked for: errors and warnings on the
console, requests of any kind, dialogs, text wider than the page, lanes and differences that are not marked,
marks that the keyboard does not reach in the order of time, filters that show another number than they say,
and text whose contrast is below WCAG AA. With --shots, pictures of each page go into the folder.
"""

import argparse
import base64
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WIDTHS = (1280, 360)
SCHEMES = ("light", "dark")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


class Browser:
    """A headless browser, spoken to through a pair of pipes: messages are JSON, each ended by a zero byte."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory(prefix="report-check-", ignore_cleanup_errors=True)
        to_read, self.to_write = os.pipe()
        self.from_read, from_write = os.pipe()

        def connect():
            # Chromium reads from 3 and writes to 4; the copies keep them apart while they are moved.
            one, two = os.dup(to_read), os.dup(from_write)
            os.dup2(one, 3)
            os.dup2(two, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--disable-extensions", "--disable-background-networking", "--hide-scrollbars",
             "--remote-debugging-pipe", f"--user-data-dir={self.folder.name}", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.buffer = b""
        self.number = 0
        self.events = []

    def read(self, seconds):
        """One message, or None when none came in time."""
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.from_read], [], [], max(0, end - time.monotonic()))
            if not ready:
                return None
            part = os.read(self.from_read, 1 << 20)
            if not part:
                raise SystemExit("The browser ended by itself.")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        if message.get("method") == "Page.javascriptDialogOpening":
            # An open dialog stops everything; the answer to this has the number of no call.
            self.write({"id": 0, "method": "Page.handleJavaScriptDialog", "params": {"accept": False},
                        "sessionId": message["sessionId"]})
        return message

    def write(self, message):
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to_write, data):]

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.write(message)
        while True:
            answer = self.read(20)
            if answer is None:
                raise SystemExit(f"The browser does not answer {method}.")
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, method, seconds=15):
        end = time.monotonic() + seconds
        while not any(event.get("method") == method for event in self.events):
            event = self.read(end - time.monotonic())
            if event is None:
                raise SystemExit(f"The page never said {method}.")
            self.events.append(event)

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.folder.cleanup()


class Page:
    """A report in a tab of its own."""

    def __init__(self, browser, file, width, scheme):
        self.browser = browser
        self.address = file.resolve().as_uri()
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.width = width
        self.size(900)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"}])
        browser.events.clear()
        self.call("Page.navigate", url=self.address)
        browser.wait("Page.loadEventFired")

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def run(self, script, *arguments):
        """The value of a function's source, called with the arguments."""
        words = ", ".join(json.dumps(argument) for argument in arguments)
        answer = self.call("Runtime.evaluate", expression=f"({script})({words})", returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"The check itself failed: {json.dumps(answer['exceptionDetails'])[:500]}")
        return answer["result"].get("value")

    def press(self, key):
        code = {"Tab": 9, "ArrowRight": 39, "Home": 36, "End": 35}[key]
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def picture(self, path):
        # A window as high as the page, so that everything is laid out and what sticks to its edge lies below.
        height = min(self.call("Page.getLayoutMetrics")["cssContentSize"]["height"], 2600)
        self.size(height)
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=True, clip={
            "x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 2600), "scale": 1})["data"]
        self.size(900)
        path.write_bytes(base64.b64decode(data))

    def size(self, height):
        self.call("Emulation.setDeviceMetricsOverride", width=self.width, height=int(height),
                  deviceScaleFactor=1, mobile=False)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)


# ------------------------------------------------------------------------------------- looked at in the page

OPEN = """(count) => {
  const all = Array.from(document.querySelectorAll('details.case'));
  const wanted = all.filter((one, index) => one.open || index < count);
  wanted.forEach((one) => { one.open = true; });
  return new Promise((done) => setTimeout(() => done(wanted.length), 50));
}"""

OVERFLOW = """() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  const guilty = Array.from(document.body.querySelectorAll('*')).filter((one) =>
    one.getBoundingClientRect().right > room + 1 && !one.closest('.scroll, .sr'));
  return ['the page is ' + document.documentElement.scrollWidth + ' px wide in ' + room + ': '
    + guilty.slice(0, 3).map((one) => one.tagName + '.' + one.className).join(', ')];
}"""

MARKS = """() => {
  const problems = [];
  if (!document.querySelector('meta[http-equiv=Content-Security-Policy]')) problems.push('no policy');
  for (const one of document.querySelectorAll('details.case[open]')) {
    const name = one.querySelector('h2').textContent.slice(0, 40);
    const picture = one.querySelector('[data-picture]');
    if (!picture) {
      if (!/Nothing happened/.test(one.textContent)) problems.push(name + ': no picture');
      continue;
    }
    for (const lane of ['left', 'right', 'script'])
      if (!picture.querySelector('[data-lane=' + lane + ']')) problems.push(name + ': no lane ' + lane);
    if (!one.querySelector('[data-events]')) problems.push(name + ': no table');
    if (!one.querySelector('.cost')) problems.push(name + ': no cost');
    const parts = Array.from(picture.querySelectorAll('[data-difference]'));
    if (one.dataset.verdict === 'different') {
      if (!one.querySelector('[data-explanation] .deeds .left')) problems.push(name + ': no explanation');
      for (const side of ['left', 'right'])
        if (!parts.some((part) => part.closest('.' + side))) problems.push(name + ': no mark on ' + side);
      for (const part of parts)
        if (!part.textContent.includes('≠')) problems.push(name + ': a difference told by colour alone');
    } else if (parts.length) problems.push(name + ': a difference marked where there is none');
    for (const mark of picture.querySelectorAll('[data-event]')) {
      const box = mark.getBoundingClientRect();
      if (!mark.getAttribute('aria-label')) problems.push(name + ': a mark without a label');
      if (box.width < 8 || box.height < 8) problems.push(name + ': a mark too small to see: ' + mark.textContent);
    }
    // Marks of one row and side must not lie on each other.
    const boxes = Array.from(picture.querySelectorAll('[data-event], .list')).map((mark) =>
      [mark.getBoundingClientRect(), mark.textContent.trim()]);
    boxes.forEach(([a, left], index) => boxes.slice(index + 1).forEach(([b, right]) => {
      if (a.left + 2 < b.right && b.left + 2 < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom)
        problems.push(name + ': ' + left.slice(0, 20) + ' lies on ' + right.slice(0, 20));
    }));
  }
  return problems;
}"""

FILTERS = """() => {
  const problems = [];
  const cases = Array.from(document.querySelectorAll('.case'));
  for (const button of document.querySelectorAll('[data-filter]')) {
    button.click();
    const shown = cases.filter((one) => one.checkVisibility()).length;
    const said = Number(button.querySelector('.number').textContent);
    if (shown !== said) problems.push(button.textContent + ' shows ' + shown);
  }
  const all = document.querySelector('[data-filter=all]');
  if (all) all.click();
  return problems;
}"""

FOCUSED = """() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const picture = one.closest('[data-picture]');
  const marks = picture ? Array.from(picture.querySelectorAll('[data-event]')) : [];
  const panel = picture ? picture.closest('figure').querySelector('[data-panel]') : null;
  const box = one.getBoundingClientRect();
  const cover = panel ? panel.getBoundingClientRect() : box;
  return {
    isCovered: panel !== null && getComputedStyle(panel).position === 'sticky'
      && box.top < cover.bottom && box.bottom > cover.top + 1,
    isMark: one.hasAttribute('data-event'), at: Number(one.dataset.at), index: marks.indexOf(one),
    count: marks.length, ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    label: one.getAttribute('aria-label') || one.textContent.slice(0, 40), isBody: one === document.body,
    panel: panel ? panel.textContent : '',
  };
}"""

CONTRAST = """() => {
  const parse = (text) => {
    const parts = text.match(/[\\d.]+/g);
    if (!parts) return [0, 0, 0, 0];
    const [r, g, b, a] = parts.map(Number);
    return [r, g, b, a === undefined ? 1 : a];
  };
  const over = (top, low) => {
    const a = top[3];
    return [0, 1, 2].map((i) => top[i] * a + low[i] * (1 - a)).concat(1);
  };
  const light = (color) => {
    const [r, g, b] = color.map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // What is painted behind: the ancestors', and the band under a moment of the picture.
  const behind = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
      layers.push(parse(getComputedStyle(one).backgroundColor));
      if (one.parentElement && one.parentElement.matches('[data-picture]')) {
        const box = one.getBoundingClientRect();
        for (const band of one.parentElement.querySelectorAll('.band')) {
          const under = band.getBoundingClientRect();
          if (box.left < under.right && box.right > under.left && box.top < under.bottom && box.bottom > under.top)
            layers.push(parse(getComputedStyle(band).backgroundColor));
        }
      }
    }
    const page = matchMedia('(prefers-color-scheme: dark)').matches ? [0, 0, 0, 1] : [255, 255, 255, 1];
    return layers.reverse().reduce((low, top) => over(top, low), page);
  };
  const problems = new Map();
  let count = 0;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || element.closest('script, style, template')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('.sr')) continue;
    const style = getComputedStyle(element);
    const ground = behind(element);
    const color = over(parse(style.color), ground);
    const [high, low] = [light(color), light(ground)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    count += 1;
    if (ratio < (large ? 3 : 4.5)) {
      const key = element.tagName.toLowerCase() + '.' + element.className;
      if (!problems.has(key))
        problems.set(key, key + ' has ' + ratio.toFixed(2) + ': ' + walk.currentNode.textContent.trim().slice(0, 30));
    }
  }
  return { count, problems: Array.from(problems.values()) };
}"""


# ----------------------------------------------------------------------------------------------- the checks

def noise(page):
    """What the browser said while the page was open."""
    for event in page.browser.events:
        method, said = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = said["exceptionDetails"]
            yield "script error: " + details.get("exception", {}).get("description", details["text"])[:200]
        elif method == "Runtime.consoleAPICalled" and said["type"] in ("error", "warning", "assert"):
            yield "console: " + str(said["args"][0].get("value"))[:200]
        elif method == "Log.entryAdded" and said["entry"]["level"] in ("error", "warning"):
            yield "console: " + said["entry"]["text"][:200]
        elif method == "Network.requestWillBeSent":
            address = said["request"]["url"]
            if address != page.address and not address.startswith("data:"):
                yield "request: " + address[:200]
        elif method == "Network.loadingFailed":
            yield "request failed: " + said["errorText"]
        elif method == "Page.javascriptDialogOpening":
            yield "dialog: " + said["message"][:100]


def keyboard(page):
    """Tab to the first picture, then through its marks."""
    if not page.run("() => document.querySelectorAll('details.case[open] [data-event]').length"):
        return 0, []
    # As low as a phone's window, where the panel hides the most.
    page.size(640)
    page.run("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    problems = []
    for _ in range(60):
        page.press("Tab")
        now = page.run(FOCUSED)
        if not now["ring"] and not now["isBody"]:
            problems.append(f"no visible focus on {now['label']}")
        if now["isMark"]:
            break
    else:
        return 0, problems + ["Tab does not reach a mark"]
    page.press("Home")
    times, indexes = [], []
    for _ in range(now["count"]):
        now = page.run(FOCUSED)
        times.append(now["at"])
        indexes.append(now["index"])
        if not now["ring"]:
            problems.append(f"no visible focus on {now['label']}")
        if now["isCovered"]:
            problems.append(f"the panel covers {now['label']}, which has the focus")
        if now["label"] not in now["panel"]:
            problems.append(f"the panel does not tell of {now['label']}")
        page.press("ArrowRight")
    if indexes != list(range(now["count"])):
        problems.append(f"the arrow keys go through {indexes}")
    if times != sorted(times):
        problems.append(f"the order of focus is not that of time: {times}")
    return len(times), problems


def check(browser, file, width, scheme, shots):
    page = Page(browser, file, width, scheme)
    opened = page.run(OPEN, 0)
    if shots:
        page.picture(shots / f"{file.stem}-{width}-{scheme}.png")
    problems = list(page.run(OVERFLOW))
    marks, trouble = keyboard(page)
    page.size(900)
    problems += trouble
    # Others that wait in their templates, and their tables.
    opened = page.run(OPEN, 8)
    page.run("() => document.querySelectorAll('details.table').forEach((one) => { one.open = true; })")
    problems += page.run(OVERFLOW) + page.run(MARKS)
    contrast = page.run(CONTRAST)
    problems += contrast["problems"] + page.run(FILTERS)
    total = page.run("() => document.querySelectorAll('.case').length")
    problems += noise(page)
    page.close()
    print(f"{'FAIL' if problems else 'ok  '} {file.name} {width} px {scheme}: {total} comparisons, "
          f"{opened} opened, {marks} marks by keyboard, {contrast['count']} texts for contrast")
    for problem in dict.fromkeys(problems):
        print("     " + problem)
    return not problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("files", nargs="+", type=Path)
    options = parser.parse_args()
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        raise SystemExit("There is no Chromium on PATH: install it (on Debian: apt-get install chromium).")
    if options.shots:
        options.shots.mkdir(parents=True, exist_ok=True)
    for file in options.files:
        if not file.is_file():
            raise SystemExit(f"There is no file {file}.")
    start = time.monotonic()
    browser = Browser(program)
    try:
        results = [check(browser, file, width, scheme, options.shots)
                   for file in options.files for width in WIDTHS for scheme in SCHEMES]
    finally:
        browser.close()
    print("Looked for: console errors, requests, dialogs, overflow, lanes and differences, overlaps, focus in "
          "the order of time, filters, contrast AA.")
    print(f"{sum(results)} of {len(results)} views are fine ({time.monotonic() - start:.0f} s)")
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
