import { expect, it } from "vitest";
import { readRecipe } from "#app/domain/recipe-page/recipe.ts";
import { findSlowness } from "#tests/parsers/cpu.ts";

/** The largest page that is read: `recipe-page.server.ts`. */
const BYTES = 2_000_000;

const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;
const RECIPE = '<div itemscope itemtype="https://schema.org/Recipe">';
const NESTED = "<b itemprop='name recipeInstructions recipeIngredient prepTime'>";

/** Pages that repeat `run` as often as the size limit allows, between `begin` and `end`. */
const PAGES: Record<string, [run: string, begin?: string, end?: string]> = {
  "recipes beside one another": [
    '{"@type":"Recipe","prepTime":"x"},',
    '<script type="application/ld+json">[',
    "1]</script>",
  ],
  "recipes that name one another": [
    '{"@type":"Recipe","@id":"#1","name":{"@id":"#1"}},',
    '<script type="application/ld+json">{"@graph":[',
    "1]}</script>",
  ],
  "empty ingredients": [
    '"",',
    '<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":[',
    '""]}</script>',
  ],
  "sections without end": [
    '{"itemListElement":["a","b"],"name":"s"},',
    '<script type="application/ld+json">{"@type":"Recipe","recipeInstructions":[',
    "1]}</script>",
  ],
  "lists in lists": ["[", '<script type="application/ld+json">{"@type":"Recipe","name":', ""],
  "a text of tags": ["&lt;b>a &amp; ", '<script type="application/ld+json">{"@type":"Recipe","name":"', '"}</script>'],
  "a text of line breaks": ["\n", '<script type="application/ld+json">{"@type":"Recipe","name":"', '"}</script>'],
  "scripts without end": [ld("{}")],
  "scripts that are no JSON": [ld(`{${"\n".repeat(30_000)}`)],
  "open tags": ["<b>"],
  "open paragraphs": ["<p>"],
  "closing tags": ["</b>", "<i>".repeat(450)],
  "tags that never end": ["<a "],
  attributes: ["a=1 ", "<b ", ">"],
  "names of a property": ["x ", '<div itemscope><b itemprop="', '">a'],
  "strings without an end": ['\\"', '<script type="application/ld+json">{"name":"', ""],
  "comments without an end": ["/*", '<script type="application/ld+json">{', ""],
  "commas in a script": [", ", '<script type="application/ld+json">[', "]</script>"],
  "properties in another case": ['{"NAME":1},', '<script type="application/ld+json">[', "1]</script>"],
  "ingredients in parts": [
    '{"Amount":1,"NAME":"a"},',
    '<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":[',
    "1]}</script>",
  ],
  entities: ["&#x1f600;"],
  "halves of entities": ["&amp"],
  comments: ["<!-- - "],
  properties: ["<b itemprop=name>a</b>", `${"<i>".repeat(495)}${RECIPE}`],
  "properties far below their recipe": ["<b itemprop=name>a</b>", `${RECIPE}${"<i>".repeat(495)}`],
  "pieces of a text": ["a<!-- -->", `${RECIPE}<b itemprop=x>${"<i>".repeat(490)}`],
  "small recipes": [`${RECIPE}<b itemprop=prepTime>x</b></div>`],
  "texts within texts": [`${RECIPE}${NESTED.repeat(190)}${"&amp;amp;".repeat(1_000)}${"</b>".repeat(190)}</div>`],
};

it.each(Object.entries(PAGES))(
  "a page of %s takes no more than its length",
  { timeout: 0 },
  (_, [run, begin = "", end = ""]) => {
    const page = (share: number) => {
      const room = BYTES * share - begin.length - end.length;
      return begin + run.repeat(Math.floor(room / run.length)) + end;
    };
    expect(findSlowness(readRecipe, page, 6_000)).toBeNull();
    expect(JSON.stringify(readRecipe(page(1))).length).toBeLessThan(130_000);
  },
);
