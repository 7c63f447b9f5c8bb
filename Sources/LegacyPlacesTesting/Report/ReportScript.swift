/// The script of the report: it opens, chooses, and moves; it makes no text of its own out of foreign text.
enum ReportScript {
  static let text = #"""
    "use strict";
    (() => {
      document.documentElement.classList.add("scripted");
      const all = (root, query) => Array.from(root.querySelectorAll(query));
      const cases = all(document, ".case");

      // The details of a comparison wait in a template until they are wanted.
      const lay = (item) => {
        const template = item.querySelector(":scope > template");
        if (template) template.replaceWith(template.content);
        item.querySelectorAll("[data-picture]").forEach(ready);
      };

      // One stop for Tab in each picture; the arrow keys move from mark to mark in the order of time.
      const ready = (picture) => {
        if (picture.dataset.ready) return;
        picture.dataset.ready = "yes";
        const marks = all(picture, "[data-event]");
        const panel = picture.closest("figure").querySelector("[data-panel]");
        let pinned = null;
        let current = marks.find((mark) => mark.hasAttribute("data-difference")) || marks[0];
        const stop = (mark) => {
          marks.forEach((other) => { other.tabIndex = other === mark ? 0 : -1; });
          current = mark;
        };
        // The panel stays at the bottom of the window, and must not hide the mark that it is about.
        const uncover = (mark) => {
          const box = mark.getBoundingClientRect();
          const cover = panel.getBoundingClientRect();
          const hidden = Math.min(box.bottom, innerHeight) + 8 - cover.top;
          if (getComputedStyle(panel).position === "sticky" && hidden > 0 && box.top < cover.bottom) {
            scrollBy(0, hidden);
          }
        };
        const tell = (mark) => {
          const words = document.createElement("p");
          words.dir = "auto";
          words.textContent = mark.getAttribute("aria-label");
          const line = document.createElement("code");
          line.dir = "auto";
          line.textContent = mark.dataset.line;
          panel.replaceChildren(words, line);
          marks.forEach((other) => other.classList.toggle("told-now", other === mark));
        };
        if (!current) return;
        stop(current);
        marks.forEach((mark) => {
          mark.addEventListener("focus", () => { stop(mark); tell(mark); uncover(mark); });
          mark.addEventListener("mouseenter", () => tell(mark));
          mark.addEventListener("mouseleave", () => { if (pinned) tell(pinned); });
          mark.addEventListener("click", () => {
            pinned = mark;
            marks.forEach((other) => other.setAttribute("aria-pressed", String(other === mark)));
            stop(mark);
            tell(mark);
          });
        });
        picture.addEventListener("keydown", (event) => {
          const index = marks.indexOf(current);
          const next = {
            ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1,
            Home: 0, End: marks.length - 1,
          }[event.key];
          if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const mark = marks[Math.max(0, Math.min(marks.length - 1, next))];
          mark.focus();
          mark.scrollIntoView({ block: "nearest", inline: "nearest" });
          uncover(mark);
        });
        const parting = marks.find((mark) => mark.hasAttribute("data-difference"));
        if (parting) tell(parting);
        // A picture wider than the page begins where the difference is in sight; focus scrolls it on.
        const scroll = picture.parentElement;
        if (parting && scroll.scrollWidth > scroll.clientWidth) {
          const box = parting.getBoundingClientRect();
          const frame = scroll.getBoundingClientRect();
          if (box.right > frame.right) scroll.scrollLeft = box.right - frame.right + 16;
        }
      };

      cases.forEach((item) => {
        if (item.open) lay(item);
        item.addEventListener("toggle", () => { if (item.open) lay(item); });
      });

      // The address names a comparison: #c3.
      const visit = () => {
        const item = location.hash && document.getElementById(location.hash.slice(1));
        if (item && item.matches("details.case")) {
          item.open = true;
          lay(item);
          item.scrollIntoView();
        }
      };
      addEventListener("hashchange", visit);
      visit();

      const buttons = all(document, "[data-filter]");
      const search = document.querySelector("[data-search]");
      const shown = document.querySelector("[data-shown]");
      const nothing = document.querySelector("[data-nothing]");
      let verdict = "all";
      const choose = () => {
        const words = (search ? search.value : "").toLowerCase().split(/\s+/).filter(Boolean);
        let count = 0;
        cases.forEach((item) => {
          const fits = (verdict === "all" || item.dataset.verdict === verdict)
            && words.every((word) => item.dataset.find.includes(word));
          item.hidden = !fits;
          if (fits) count += 1;
        });
        if (nothing) nothing.hidden = count > 0;
        if (shown) shown.textContent = count + " of " + cases.length + " shown";
      };
      buttons.forEach((button) => button.addEventListener("click", () => {
        verdict = button.dataset.filter;
        buttons.forEach((other) => other.setAttribute("aria-pressed", String(other === button)));
        choose();
      }));
      if (search) search.addEventListener("input", choose);

      // On paper every comparison that is open has its table.
      addEventListener("beforeprint", () => all(document, "details.case[open] details.table")
        .forEach((table) => { table.open = true; }));
    })();

    """#
}
