import { computeAccessibleDescription, computeAccessibleName, getRole } from "dom-accessibility-api";

/** The text, name, role and visibility of elements on a page without styles. */

export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

const UNSEEN = "head, script, style, template, [hidden], input[type=hidden], dialog:not([open])";

/** Whether an element is in a folded `<details>`, which shows only its summary. */
function isFolded(element: Element): boolean {
  const details = element.parentElement?.closest("details:not([open])");
  if (!details) return false;
  return !details.querySelector(":scope > summary")?.contains(element) || isFolded(details);
}

export const isSeen = (element: Element): boolean => !element.closest(UNSEEN) && !isFolded(element);

/** Whether screen readers skip an element. */
const isSilent = (element: Element): boolean => !isSeen(element) || element.closest("[aria-hidden=true]") !== null;

const INLINE = "a, abbr, b, bdi, code, em, i, label, mark, q, s, small, span, strong, sub, sup, time, u";

/** The styles that matter for a name, with a browser's defaults. An inline element would lose a space at its end. */
function plainStyle(element: Element): CSSStyleDeclaration {
  const isInline = element.matches(INLINE) && !/^\s|\s$/.test(element.textContent ?? "");
  const display = element.closest(UNSEEN) ? "none" : isInline ? "inline" : "block";
  const values: Record<string, string> = { display, visibility: "visible", content: "none" };
  return { ...values, getPropertyValue: (name: string) => values[name] ?? "" } as unknown as CSSStyleDeclaration;
}
const options = { getComputedStyle: plainStyle };

export const accessibleName = (element: Element): string => plain(computeAccessibleName(element, options));
export const accessibleDescription = (element: Element): string =>
  plain(computeAccessibleDescription(element, options));

/** The text of an element without the code of scripts and styles. */
export function readText(element: Element): string {
  if (element.matches("input[type=submit], input[type=button]")) return (element as HTMLInputElement).value;
  if (!element.querySelector("script, style, template")) return element.textContent ?? "";
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) return node.textContent;
      const isCode = node.nodeType !== node.ELEMENT_NODE || (node as Element).matches("script, style, template");
      return isCode ? "" : readText(node as Element);
    })
    .join("");
}

export type Text = string | RegExp;

/** Whether a text matches: it contains a string in any case, equals it if `exact`, or matches a RegExp. */
export function isText(text: string, wanted: Text, exact = false): boolean {
  const found = plain(text);
  if (wanted instanceof RegExp) return new RegExp(wanted.source, wanted.flags.replace("g", "")).test(found);
  return exact ? found === plain(wanted) : found.toLowerCase().includes(plain(wanted).toLowerCase());
}

export interface Named {
  name?: Text;
  exact?: boolean;
  level?: number;
}

/** The roles that a section and a form have only with a name (HTML-AAM 1.0, section 4). */
const NEEDS_NAME = ["region", "form"];

export function hasRole(element: Element, role: string, { name, exact, level }: Named): boolean {
  // Some roles have the names of their elements.
  if ((getRole(element) ?? element.localName) !== role || isSilent(element)) return false;
  if (level !== undefined && element.localName !== `h${level}`) return false;
  if (name === undefined) return !NEEDS_NAME.includes(role) || accessibleName(element) !== "";
  return isText(accessibleName(element), name, exact);
}

const LABELLED = "input, textarea, select, button, output, meter, progress, [aria-label], [aria-labelledby]";

export function hasLabel(element: Element, label: Text, exact?: boolean): boolean {
  if (!element.matches(LABELLED)) return false;
  const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const elements: (Element | null)[] =
    by.length > 0
      ? by.map((id) => element.ownerDocument.getElementById(id))
      : [...((element as HTMLInputElement).labels ?? [])];
  const texts = [element.getAttribute("aria-label") ?? "", ...elements.map((each) => (each ? readText(each) : ""))];
  return texts.some((text) => text !== "" && isText(text, label, exact));
}

/** Whether an element has the text, and no child element has it. */
export function isOfText(element: Element, text: Text, exact?: boolean): boolean {
  if (element.closest("head, script, style, template")) return false;
  const has = (each: Element) => isText(readText(each), text, exact);
  return has(element) && ![...element.children].some(has);
}
