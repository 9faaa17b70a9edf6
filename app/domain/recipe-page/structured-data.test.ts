import { describe, expect, it } from "vitest";
import { structuredData } from "#app/domain/recipe-page/structured-data.ts";

const script = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === "string" ? value : JSON.stringify(value)}</script>`;

it.each([
  [400, 1],
  [600, 0],
])("reads a script of lists %i deep as %i things", (depth, count) => {
  const lists = "[".repeat(depth - 1) + "]".repeat(depth - 1);
  expect(structuredData(script(`{"@type":"Recipe","name":${lists}}`))).toHaveLength(count);
});

describe("microdata", () => {
  const item = (...parts: string[]) =>
    structuredData(`<div itemscope itemtype="https://schema.org/Recipe">${parts.join("")}</div>`)[0];
  const readText = (html: string) => (item(html) as { text: string[] }).text[0] ?? "";

  it("has the values of attributes where HTML says so, and text elsewhere", () => {
    const thing = item(
      '<meta itemprop="meta" content="1"><a itemprop="a" href="/2">x</a><link itemprop="link" href="/3">',
      '<img itemprop="img" src="/4"><data itemprop="data" value="5">x</data><span itemprop="span" content="6">x</span>',
      '<time itemprop="time">7</time><object itemprop="object" data="8"></object><b itemprop="b" value="x">9</b>',
    );
    expect(thing).toEqual({
      "@type": ["https://schema.org/Recipe"],
      meta: ["1"],
      a: ["/2"],
      link: ["/3"],
      img: ["/4"],
      data: ["5"],
      span: ["6"],
      time: ["7"],
      object: ["8"],
      b: ["9"],
    });
  });

  it("may have several names, and several values", () => {
    expect(item('<b itemprop=" one  two ">x</b><b itemprop="two">y</b>')).toMatchObject({
      one: ["x"],
      two: ["x", "y"],
    });
    expect(Object.keys(item('<b itemprop="__proto__ ">x</b><b itemprop="">y</b>') ?? {})).toEqual(["@type"]);
  });

  it("has types, or none", () => {
    const types = (html: string) => structuredData(html).map((thing) => thing["@type"]);
    expect(types('<p itemscope itemtype="Recipe  Thing"></p><p itemscope></p>')).toEqual([["Recipe", "Thing"], []]);
    expect(structuredData('<b itemprop="name">of nothing</b>')).toEqual([]);
  });

  it("holds items within items, and their texts only in them", () => {
    const html = '<p itemprop="author" itemscope><b itemprop="name">Ann</b></p><i itemprop="name">Soup</i>';
    expect(item(html)).toMatchObject({ author: [{ "@type": [], name: ["Ann"] }], name: ["Soup"] });
    expect(structuredData("<p itemscope></p><i itemscope itemprop=a></i>")).toHaveLength(2);
  });

  it("breaks lines where a reader would, before an element and after it", () => {
    const text = readText('<div itemprop="text">Mix<p>Rest</p>Fry <b>hot</b><br>Eat</div>');
    expect(text.split(/\n+/)).toEqual(["Mix", "Rest", "Fry hot", "Eat"]);
    expect(item('<div itemprop="text">a<i itemprop="word">b</i>c</div>')).toMatchObject({ text: ["abc"], word: ["b"] });
  });

  it("ends at so many properties, and so long a text", () => {
    const many = item('<meta itemprop="a" content="x">'.repeat(6_000));
    expect(many?.a).toHaveLength(5_000);
    const parts = "<!-- -->abcdefghij".repeat(2_000);
    expect(readText(`<p itemprop="text">${parts}</p>`)).toHaveLength(10_000);
  });

  it("of a page that is nested too deep is what stands before", () => {
    const deep = "<i>".repeat(600);
    expect(structuredData(`<p itemscope></p>${deep}<p itemscope>`)).toHaveLength(1);
    expect(structuredData(`${"<i>".repeat(499)}<p itemscope>`)).toHaveLength(1);
    expect(structuredData(`${deep}${script({ name: "x" })}`)).toEqual([]);
  });
});

describe("scripts", () => {
  it("of the right type alone hold data", () => {
    const typed = (type: string, name = "script") => structuredData(`<${name}${type}>{"name":"x"}</${name}>`).length;
    expect(
      [' type="application/ld+json"', ' type=" Application/LD+JSON; charset=utf-8"'].map((type) => typed(type)),
    ).toEqual([1, 1]);
    const others = ["", ' type="application/json"', ' type="application/ld+jsonx"', ' type="x-application/ld+json"'];
    expect(others.map((type) => typed(type))).toEqual([0, 0, 0, 0]);
    expect(typed(' type="application/ld+json"', "div")).toBe(0);
  });

  it("are fifty, with whatever signs within their texts", () => {
    expect(structuredData(script({ name: "x" }).repeat(51))).toHaveLength(50);
    expect(structuredData(script('{"name":"a\n\t b"}'))).toEqual([{ name: "a  b" }]);
    const long = "x".repeat(200_000);
    expect(structuredData(script({ name: long }))).toEqual([{ name: long }]);
    expect(structuredData(script("5") + script('"text"') + script("[1]"))).toEqual([[1]]);
  });
});
