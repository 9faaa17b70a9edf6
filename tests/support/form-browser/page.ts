import { setTimeout as sleep } from "node:timers/promises";
import { CookieJar, JSDOM } from "jsdom";
import { plain } from "./elements.ts";
import { Scope } from "./locator.ts";

/** A browser without script, styles or pictures, for forms. It sends the same requests for pages as Chromium. */

const MAX_REDIRECTS = 20;
const HTML = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

interface Cookie {
  name: string;
  value: string;
  url: string;
}

interface Sending {
  method?: string;
  body?: URLSearchParams;
  /** The page that the request comes from. */
  from?: string;
}

export interface Setting {
  baseURL: string;
  userAgent?: string;
  locale?: string;
  /** Called for every answer. */
  heard: (answer: Response, method: string) => void;
}

/** The cookies of one browser, and its pages. */
export class FormContext {
  private jar = new CookieJar();

  constructor(private setting: Setting) {}

  newPage = async () => new FormPage(this, this.setting.baseURL);
  close = async () => {};

  async addCookies(cookies: Cookie[]): Promise<void> {
    for (const { name, value, url } of cookies) this.jar.setCookieSync(`${name}=${value}; Path=/`, url);
  }
  clearCookies = async () => this.jar.removeAllCookiesSync();
  cookies = async () =>
    (this.jar.toJSON()?.cookies ?? []).map(({ key, value }) => ({ name: String(key), value: String(value) }));

  /** Requests an address, and follows its redirects. `url` is the last address. */
  async ask(to: string, { method = "GET", body, from }: Sending = {}): Promise<{ url: string; response: Response }> {
    let [url, sent, how] = [to, body, method];
    for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
      const site = !from ? "none" : new URL(from).origin === new URL(url).origin ? "same-origin" : "cross-site";
      const response = await fetch(url, {
        method: how,
        redirect: "manual",
        headers: {
          Accept: HTML,
          "Accept-Language": this.setting.locale ?? "en-GB",
          "User-Agent": this.setting.userAgent ?? "Mozilla/5.0",
          Cookie: this.jar.getCookieStringSync(url),
          "Sec-Fetch-Dest": "document",
          "Sec-Fetch-Mode": "navigate",
          "Sec-Fetch-Site": site,
          ...(from ? { Referer: site === "same-origin" ? from : new URL("/", from).href } : {}),
          ...(from && how !== "GET" ? { Origin: new URL(from).origin } : {}),
        },
        ...(sent ? { body: sent } : {}),
      });
      for (const cookie of response.headers.getSetCookie()) this.jar.setCookieSync(cookie, url, { ignoreError: true });
      this.setting.heard(response, how);
      const location = response.headers.get("Location");
      if (response.status < 300 || response.status >= 400 || !location) return { url, response };
      await response.body?.cancel();
      const isKept = [307, 308].includes(response.status);
      [url, sent, how] = [new URL(location, url).href, isKept ? sent : undefined, isKept ? how : "GET"];
    }
    throw new Error(`${to} redirects for ever`);
  }
}

const isField = (element: Element) => element.matches("input:is([type=checkbox], [type=radio])");

/** A page of a `FormContext`, with the methods of Playwright's `Page` that tests use. */
export class FormPage extends Scope {
  readonly page = this;
  readonly description = "page:";
  private dom: JSDOM;
  private past: string[] = [];
  private refresh: { at: number; to: string } | undefined;

  constructor(
    private owner: FormContext,
    private baseURL: string,
  ) {
    super();
    this.dom = new JSDOM("", { url: baseURL });
  }

  get document(): Document {
    return this.dom.window.document;
  }

  elements = () => [this.document.documentElement];
  context = () => this.owner;
  url = () => this.dom.window.location.href;
  /** An address as the tests write them. */
  absolute = (path: string) => new URL(path, this.baseURL).href;

  goto = async (path: string) => this.show(this.absolute(path));
  reload = async () => this.show(this.url());
  async goBack(): Promise<void> {
    this.past.pop();
    const last = this.past.pop();
    if (last) await this.show(last);
  }

  private async show(to: string, sending?: Sending) {
    const { url, response } = await this.owner.ask(to, sending);
    const answer = { status: () => response.status };
    // A download leaves the page as it is.
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return answer;
    this.dom.window.close();
    this.dom = new JSDOM(await response.text(), { url: new URL(new URL(to).hash, url).href });
    this.past.push(url);
    const tag = this.document.querySelector("meta[http-equiv=refresh]")?.getAttribute("content");
    const [seconds, address] = (response.headers.get("Refresh") ?? tag ?? "").split(/;\s*url=/i);
    this.refresh = seconds
      ? { at: Date.now() + Number(seconds) * 1000, to: new URL(address ?? "", url).href }
      : undefined;
    return answer;
  }

  /** Follows the page's automatic refresh when it is due. Returns whether the page has one. */
  async goOn(): Promise<boolean> {
    if (!this.refresh) return false;
    await sleep(this.refresh.at - Date.now());
    await this.show(this.refresh.to, { from: this.url() });
    return true;
  }

  /** Presses an element, or the link, button, field, label or summary that it is part of. */
  async press(element: Element): Promise<void> {
    const pressed = element.closest("a[href], button, input, label, summary");
    if (pressed?.matches("a[href]")) return this.follow((pressed as HTMLAnchorElement).href);
    if (pressed?.matches("summary")) {
      pressed.parentElement?.toggleAttribute("open");
      return;
    }
    if (pressed?.matches("label") || (pressed && isField(pressed))) return (pressed as HTMLElement).click();
    const { form, type } = (pressed ?? {}) as HTMLButtonElement;
    if (!form || type !== "submit") throw new Error(`Nothing happens at ${element.outerHTML.slice(0, 200)}`);
    await this.submit(form, pressed as HTMLButtonElement);
  }

  private async follow(href: string): Promise<void> {
    const [to, here] = [new URL(href), new URL(this.url())];
    const isHere = to.hash !== "" && to.href.slice(0, -to.hash.length) === here.href.replace(here.hash, "");
    if (isHere) this.dom.reconfigure({ url: href });
    else await this.show(href, { from: this.url() });
  }

  /** Sends a form as a browser does (HTML, section 4.10.22). Throws where the browser would ask to fill it in first. */
  private async submit(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    const invalid = [...form.elements].filter((field) => !(field as HTMLInputElement).checkValidity());
    if (invalid.length > 0 && !form.noValidate && !button.formNoValidate)
      throw new Error(`The browser does not send ${plain(invalid.map(({ outerHTML }) => outerHTML).join(" "))}`);
    const entries = [...new this.dom.window.FormData(form, button)] as [string, string][];
    const fields = entries.map(([name, value]) => [name, value.replace(/\r?\n/g, "\r\n")]);
    const said = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
    const to = new URL(said("action"), this.url());
    const method = said("method").toUpperCase() || "GET";
    const query = new URLSearchParams(fields);
    const from = this.url();
    if (method !== "GET") return void (await this.show(to.href, { method, from, body: query }));
    to.search = String(query);
    await this.show(to.href, { from });
  }
}
