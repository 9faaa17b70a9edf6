import type { Page as BrowserPage } from "@playwright/test";

/**
 * Misfits of a page, each as the text of a message: clipped text, text that overflows its box, and elements that need
 * sideways scrolling. At the current size of text and window; content for screen readers alone is left out.
 */
export const findMisfits = (page: BrowserPage): Promise<string[]> =>
  page.evaluate(() => {
    /** A pixel may be lost in rounding. */
    const SLACK = 1.5;
    /** The boxes that text must not hang out of. */
    const BOXES =
      "a, button, label, summary, th, td, li, article, section, dialog, nav, header, footer, main, .card, .flash, .tag";
    const found = new Set<string>();
    const describe = (element: Element) => {
      const text = (element.textContent ?? "").trim().replace(/\s+/g, " ");
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${text.slice(0, 40)}`;
    };
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const measure = (over: Element) => {
      const { overflowX, overflowY } = getComputedStyle(over);
      const { left, right, top, bottom } = over.getBoundingClientRect();
      return { over, hidesX: hides(overflowX), hidesY: hides(overflowY), left, right, top, bottom };
    };
    const known = new Map<Element, ReturnType<typeof measure>[]>();
    /** The element and its ancestors that hide overflowing text. */
    const findCutting = (element: Element | null): ReturnType<typeof measure>[] => {
      if (!element || element === document.body) return [];
      const cutting = known.get(element) ?? [
        ...[measure(element)].filter(({ hidesX, hidesY }) => hidesX || hidesY),
        ...findCutting(element.parentElement),
      ];
      known.set(element, cutting);
      return cutting;
    };
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth - root.clientWidth} too wide`);
    for (const element of document.body.querySelectorAll("*")) {
      // The content of a closed menu is laid out in the width of its button until the menu opens.
      if (!["auto", "scroll"].includes(getComputedStyle(element).overflowX) || !element.checkVisibility()) continue;
      const over = element.scrollWidth - element.clientWidth;
      if (over > SLACK) found.add(`${describe(element)} scrolls sideways by ${over}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest(".vh, .skip, option, svg, script, style")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const cutting = findCutting(parent);
      // Text in a box of a pixel, its own or an ancestor's, is only for screen readers.
      if (cutting.some(({ left, right }) => right - left <= 1)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const box = [...(parent.closest(BOXES) ? [parent.closest(BOXES) as Element] : [])].find(
        (element) => getComputedStyle(element).display !== "contents",
      );
      for (const line of lines) {
        const room = box?.getBoundingClientRect();
        if (room && Math.max(line.right - room.right, room.left - line.left) > SLACK) {
          found.add(`${describe(parent)} hangs out of ${describe(box as Element)}`);
        }
        for (const { over, hidesX, hidesY, left, right, top, bottom } of cutting) {
          const isCut =
            (hidesX && (line.right - right > SLACK || left - line.left > SLACK)) ||
            // The ends of tall letters may lie beyond the line.
            (hidesY && ((line.top + line.bottom) / 2 > bottom || (line.top + line.bottom) / 2 < top));
          if (isCut) found.add(`${describe(parent)} is cut by ${describe(over)}`);
        }
      }
    }
    return [...found];
  });

/** The controls that are smaller than 24 by 24 pixels (WCAG 2.2, 2.5.8), including links in sentences. */
export const findSmallTargets = (page: BrowserPage): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24;
    const targets = document.querySelectorAll(
      "a[href], button, summary, select, textarea, input:not([type=hidden]), label:has(input)",
    );
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      // The target of a box in a label is the label; elements of one pixel, or beneath a dialog, cannot be pressed.
      if (target.matches("label input, .skip, .vh, [inert] *") || width <= 1) return [];
      if (!target.checkVisibility({ visibilityProperty: true }) || Math.min(width, height) >= LEAST) return [];
      return [`${target.outerHTML.slice(0, 120)} is ${Math.round(width)} x ${Math.round(height)}`];
    });
  });

/** The heads and sticky feet of dialogs that are outside the window: the content between them scrolls. */
export const findHiddenDialogParts = (page: BrowserPage): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("dialog[open] :is(.dlg__head, .dlg__foot:not(.dlg__foot--end)) > *")].flatMap(
      (part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < -1 || bottom > window.innerHeight + 1 ? [`${part.textContent} at ${top} to ${bottom}`] : [];
      },
    ),
  );

/** Enlarges text as a browser does that zooms text alone; `1` is the normal size. */
export const enlargeText = (page: BrowserPage, times: number): Promise<void> =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    `${times * 100}%`,
  );

/** Words of headings, buttons and links between pages that break over two lines for lack of room. */
export const findBrokenWords = (page: BrowserPage): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, summary, .btn, nav a, .seg a")].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // A soft hyphen ends a word here: where a line ends at one, a hyphen is seen.
        for (const { index, 0: word } of (text.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
          const topOf = (at: number) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            // The first letter after a soft hyphen has the hyphen's box, too, before its own.
            return Math.round(Array.from(range.getClientRects()).at(-1)?.top ?? 0);
          };
          const tops = new Set(Array.from(word, (_letter, at) => topOf(index + at)));
          // Text in a box of a pixel is only for screen readers.
          const isSeen = [text.parentElement, element.parentElement].every((box) => (box?.clientWidth ?? 0) !== 1);
          if (tops.size > 1 && isSeen) broken.push(word);
        }
      }
      return broken;
    }),
  );

/** How many `main` elements a page has. A locator of Playwright would take longer than all other checks. */
export const countMains = (page: BrowserPage): Promise<number> =>
  page.evaluate(() => document.querySelectorAll("main").length);
