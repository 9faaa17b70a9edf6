import { Parser } from "htmlparser2";
import { readLooseJson } from "#app/domain/recipe-page/loose-json.ts";
import { BREAKS, CODE } from "#app/domain/recipe-page/plain-text.ts";

/** A Thing of schema.org that a page describes: its properties as in JSON-LD; `@type` is its type. */
export type Thing = Record<string, unknown>;

/** No honest page nests deeper; hostile ones are cut off. */
const LIMITS = { depth: 500, scripts: 50, properties: 5_000, textLength: 10_000, chunk: 65_536 };

/** The attribute that holds a microdata value instead of the element's text (HTML, section 5.2.4). */
const VALUE_ATTRIBUTES: Record<string, string> = {
  meta: "content",
  a: "href",
  area: "href",
  link: "href",
  audio: "src",
  embed: "src",
  iframe: "src",
  img: "src",
  source: "src",
  video: "src",
  object: "data",
  data: "value",
  meter: "value",
  time: "datetime",
};

/** The text of an element, for properties of the item around it. */
interface Collected {
  words: string;
  owner: Thing;
  names: string[];
}

interface Element {
  /** The item that this element is. */
  item?: Thing;
  /** The text that it is collecting. */
  text?: Collected;
}

/** Reads microdata as its elements open and close. */
class Microdata {
  readonly things: Thing[] = [];
  private readonly open: Element[] = [];
  /** The items of the open elements, the innermost last. */
  private readonly items: Thing[] = [];
  /** The last tags since a text: of `<b>3</b><b>eggs</b>` the words are two. */
  private tags: "none" | "closed" | "reopened" = "none";
  private readonly texts: Collected[] = [];
  private properties = 0;

  get depth(): number {
    return this.open.length;
  }

  private add(owner: Thing, names: readonly string[], value: unknown): void {
    for (const name of names) {
      if (this.properties >= LIMITS.properties) return;
      this.properties += 1;
      const values = owner[name];
      if (Array.isArray(values)) values.push(value);
      else owner[name] = [value];
    }
  }

  openTag(name: string, attributes: Record<string, string>): void {
    if (this.tags === "closed") this.tags = "reopened";
    if (BREAKS.has(name)) this.addText("\n");
    const element: Element = {};
    const names = attributes.itemprop?.split(/\s+/).filter((text) => text && text !== "__proto__") ?? [];
    const owner = names.length > 0 ? this.items.at(-1) : undefined;
    if (attributes.itemscope !== undefined) {
      element.item = { "@type": attributes.itemtype?.split(/\s+/) ?? [] };
      if (owner) this.add(owner, names, element.item);
      else this.things.push(element.item);
      this.items.push(element.item);
    } else if (owner) {
      const value = attributes.content ?? attributes[VALUE_ATTRIBUTES[name] ?? ""];
      if (value === undefined) {
        element.text = { words: "", owner, names };
        this.texts.push(element.text);
      } else this.add(owner, names, value);
    }
    this.open.push(element);
  }

  addText(words: string): void {
    const collecting = this.texts.at(-1);
    if (collecting && collecting.words.length < LIMITS.textLength) {
      const isNext =
        this.tags === "reopened" && /[\p{L}\p{N}]/u.test(collecting.words.slice(-1)) && /^[\p{L}\p{N}]/u.test(words);
      collecting.words += isNext ? ` ${words}` : words;
    }
    this.tags = "none";
  }

  closeTag(name: string): void {
    const { item, text } = this.open.pop() ?? {};
    if (item) this.items.pop();
    if (text) {
      this.texts.pop();
      this.add(text.owner, text.names, text.words);
      this.addText(text.words);
    }
    if (BREAKS.has(name)) this.addText("\n");
    else this.tags = "closed";
  }

  /** Takes the types of the items whose end is missing. */
  dropOpen(): void {
    for (const item of this.items) item["@type"] = [];
  }
}

/**
 * The structured data of a page, JSON-LD and microdata: things of any type, in the order of the page. Broken parts are
 * left out, and of a page that is cut off also the parts whose end is missing. Time and memory grow with the page's
 * length, whatever is in it.
 */
export function structuredData(html: string, isCut = false): Thing[] {
  const documents: unknown[] = [];
  const microdata = new Microdata();
  let json: string[] | null = null;
  /** Open elements whose text is for programs: a page's scripts stand also between its steps. */
  let code = 0;
  let isTooDeep = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (isTooDeep) return;
      isTooDeep = microdata.depth > LIMITS.depth;
      microdata.openTag(name, attributes);
      if (CODE.has(name)) code += 1;
      const isJson = name === "script" && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? "");
      if (isJson && documents.length < LIMITS.scripts) json = [];
    },
    ontext: (text) => {
      if (json) json.push(text);
      else if (!isTooDeep && code === 0) microdata.addText(text);
    },
    onclosetag: (name) => {
      if (isTooDeep) return;
      if (json && name === "script") {
        documents.push(readLooseJson(json.join("")));
        json = null;
      }
      if (CODE.has(name)) code -= 1;
      microdata.closeTag(name);
    },
  });
  for (let at = 0; at < html.length && !isTooDeep; at += LIMITS.chunk) parser.write(html.slice(at, at + LIMITS.chunk));
  if (isCut) microdata.dropOpen();
  else if (!isTooDeep) parser.end();
  return [...documents.filter((value) => typeof value === "object" && value !== null), ...microdata.things] as Thing[];
}
