import { hasLabel, hasRole, isOfText, isSeen, isText, type Named, plain, readText, type Text } from "./elements.ts";
import type { FormPage } from "./page.ts";

interface Filter {
  hasText?: Text;
  hasNotText?: Text;
  visible?: boolean;
}

/** The methods that find elements in a page or in a part of it. */
export abstract class Scope {
  abstract readonly page: FormPage;
  abstract readonly description: string;
  /** The elements there are now, in the order of the page. */
  abstract elements(): Element[];

  protected within(what: string, matches: (element: Element) => boolean, css = "*"): FormLocator {
    return new FormLocator(this.page, `${this.description} ${what}`, () => {
      const found = this.elements().flatMap((root) => [...root.querySelectorAll(css)]);
      return [...new Set(found)].filter(matches);
    });
  }

  getByRole = (role: string, named: Named = {}) =>
    this.within(`${role} ${named.name ?? ""}`, (element) => hasRole(element, role, named));
  getByLabel = (label: Text, { exact }: { exact?: boolean } = {}) =>
    this.within(`labelled ${label}`, (element) => hasLabel(element, label, exact));
  getByText = (text: Text, { exact }: { exact?: boolean } = {}) =>
    this.within(`with text ${text}`, (element) => isOfText(element, text, exact));
  locator = (css: string, filter: Filter = {}) => this.within(css, () => true, css).filter(filter);
}

/** A link's address: pages have some links twice, for narrow and for wide windows, and styles show one. */
const target = (element: Element) => (element.matches("a[href]") ? element.getAttribute("href") : element);

/** One element or several, found at the time of each action, like Playwright's locators. */
export class FormLocator extends Scope {
  constructor(
    readonly page: FormPage,
    readonly description: string,
    readonly elements: () => Element[],
  ) {
    super();
  }

  private those(what: string, choose: (elements: Element[]) => Element[]): FormLocator {
    return new FormLocator(this.page, `${this.description} ${what}`, () => choose(this.elements()));
  }

  filter = ({ hasText, hasNotText, visible }: Filter) =>
    this.those(`that is ${hasText ?? ""}`, (elements) => {
      const found = elements
        .filter((element) => hasText === undefined || isText(readText(element), hasText))
        .filter((element) => hasNotText === undefined || !isText(readText(element), hasNotText));
      return visible ? [...new Map(found.filter(isSeen).map((element) => [target(element), element])).values()] : found;
    });
  or = (other: FormLocator) =>
    this.those(`or ${other.description}`, (elements) => [...new Set([...elements, ...other.elements()])]);
  nth = (at: number) => this.those(`number ${at}`, (elements) => elements.slice(at, at === -1 ? undefined : at + 1));
  first = () => this.nth(0);
  last = () => this.nth(-1);

  /** The only element that this finds. Throws for no element, or more than one. */
  one(): Element {
    const [element, ...others] = this.elements();
    if (!element) throw new Error(`There is no ${this.description} at ${this.page.url()}`);
    if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${this.description}`);
    return element;
  }

  count = async () => this.elements().length;
  isVisible = async () => this.elements().some(isSeen);
  inputValue = async () => (this.one() as HTMLInputElement).value;
  getAttribute = async (name: string) => this.one().getAttribute(name);
  textContent = async () => readText(this.one());
  innerText = async () => plain(readText(this.one()));
  allTextContents = async () => this.elements().map(readText);
  allInnerTexts = async () => this.elements().map((element) => plain(readText(element)));

  /** The one element, if a user can use it: it is visible, and neither disabled nor behind a dialog. */
  private usable<E extends Element>(): E {
    const element = this.one();
    const is = (selector: string) => element.closest(selector) !== null;
    if (!isSeen(element)) throw new Error(`${this.description} cannot be seen`);
    if (is(":disabled")) throw new Error(`${this.description} is disabled`);
    if (is("[inert]")) throw new Error(`${this.description} is out of reach: a dialog is open`);
    return element as E;
  }

  click = () => this.page.press(this.usable());

  async check(): Promise<void> {
    const element = this.usable<HTMLInputElement>();
    if (!element.checked) element.click();
    if (!element.checked) throw new Error(`${this.description} cannot be checked`);
  }

  async uncheck(): Promise<void> {
    const element = this.usable<HTMLInputElement>();
    if (element.checked) element.click();
  }

  async fill(text: string): Promise<void> {
    const element = this.usable<HTMLInputElement>();
    if (element.readOnly) throw new Error(`${this.description} is read-only`);
    element.value = text;
    // A text area stores each line break as one character; a field with a type is empty after an invalid value.
    if (element.value !== text) throw new Error(`${this.description} does not take ${text}`);
  }

  async selectOption(wanted: string): Promise<void> {
    const select = this.usable<HTMLSelectElement>();
    const option = [...select.options].find(({ value, label }) => value === wanted || plain(label) === wanted);
    if (!option) throw new Error(`${this.description} has no option ${wanted}`);
    option.selected = true;
  }

  /** An arrow key on a slider. */
  async press(key: "ArrowLeft" | "ArrowRight"): Promise<void> {
    const slider = this.usable<HTMLInputElement>();
    if (key === "ArrowLeft") slider.stepDown();
    else slider.stepUp();
  }
}
