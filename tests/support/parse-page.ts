import { JSDOM } from "jsdom";

/** One for all pages: to make a window takes longer than to read a page. */
const { window } = new JSDOM("", { url: "http://page.test" });

/** The document of a page without script. */
export const parsePage = (html: string): Document => new window.DOMParser().parseFromString(html, "text/html");

/** What a form of such a document sends: the button that is pressed too, where one is given. */
export const readFields = (form: HTMLFormElement, button?: HTMLElement): [name: string, value: string][] =>
  [...new window.FormData(form, button)].map(([name, value]) => [name, String(value)]);
