import { JSDOM } from "jsdom";

/** One window for all pages: making a window takes longer than reading a page. */
const { window } = new JSDOM("", { url: "http://page.test" });

/** The document of a page without script. */
export const parsePage = (html: string): Document => new window.DOMParser().parseFromString(html, "text/html");

/** The fields that a form of such a document sends, including the pressed `button`. */
export const readFields = (form: HTMLFormElement, button?: HTMLElement): [name: string, value: string][] =>
  [...new window.FormData(form, button)].map(([name, value]) => [name, String(value)]);
