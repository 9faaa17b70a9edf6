import { gzipSync } from "node:zlib";
import { strToU8, type Zippable, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { writeLeftOut } from "#app/domain/recipe-page/left-out.ts";
import { readRecipes } from "#app/services/imports/recipe-import.server.ts";

/** Exports of other programs, as families bring them. */

const json = (value: unknown) => strToU8(JSON.stringify(value));
const read = async (bytes: Uint8Array) =>
  (await readRecipes(bytes)).map(({ recipe, image, ...item }) => ({
    title: writeLeftOut(item, "en").title,
    reason: writeLeftOut(item, "en").reason || null,
    ...(recipe ? { ingredients: recipe.ingredients, steps: recipe.steps } : {}),
    ...(image ? { image: Buffer.from(image, "base64").toString() } : {}),
  }));
const zip = (files: Zippable) => zipSync(files);

const soup = { "@type": "Recipe", name: "Soup", recipeIngredient: ["1 l stock"], recipeInstructions: ["Boil."] };
const pie = { ...soup, name: "Pie", recipeIngredient: ["3 pears"] };
const SOUP = { title: "Soup", reason: null, ingredients: ["1 l stock"], steps: ["Boil."] };
const PIE = { ...SOUP, title: "Pie", ingredients: ["3 pears"] };
const picture = (name: string) => strToU8(`picture ${name}`);

describe("a file of", () => {
  it("Nextcloud Cookbook has a folder for each recipe, with its photo", async () => {
    const file = zip({
      "Recipes/Soup/recipe.json": json({ ...soup, image: "https://example.com/soup.jpg" }),
      "Recipes/Soup/full.jpg": picture("soup"),
      "Recipes/Soup/thumb.jpg": picture("thumb"),
      "Recipes/Pie/recipe.json": json(pie),
      "__MACOSX/Recipes/._Pie": strToU8("x"),
    });
    expect(await read(file)).toEqual([
      { ...SOUP, image: "picture soup" },
      PIE,
      { title: "2 other files", reason: "Not a recipe or a recipe’s photo." },
    ]);
  });

  it("Mealie has parts in fields, and sections", async () => {
    const recipe = {
      name: "Soup",
      recipeServings: 4,
      orgURL: "https://example.com/soup",
      performTime: "1 hour",
      recipeIngredient: [
        {
          title: "Broth",
          quantity: 1,
          unit: { name: "l" },
          food: { name: "stock" },
          note: "hot",
          disableAmount: false,
        },
        { title: null, quantity: 1, unit: null, food: null, note: "2 carrots", disableAmount: true },
        { display: "1 onion", food: { name: "onion" } },
      ],
      recipeInstructions: [{ id: "1", title: "Begin", text: "Boil." }],
    };
    const [item] = await readRecipes(
      zip({ "soup/soup.json": json(recipe), "soup/images/original.webp": picture("x") }),
    );
    expect(item).toMatchObject({ reason: null, image: Buffer.from("picture x").toString("base64") });
    expect(item?.recipe).toMatchObject({
      servings: 4,
      cook_time: 60,
      recipe_url: "https://example.com/soup",
      ingredients: ["Broth:", "1 l stock, hot", "2 carrots", "1 onion"],
      steps: ["Begin:", "Boil."],
    });
  });

  it("Tandoor has an archive for each recipe", async () => {
    const recipe = {
      name: "Soup",
      servings: 4,
      servings_text: "portions",
      working_time: 10,
      steps: [
        {
          name: "Broth",
          instruction: "Chop.\nBoil.",
          ingredients: [
            { food: { name: "stock" }, unit: { name: "l" }, amount: 1, note: "", no_amount: false, is_header: false },
            { food: null, unit: null, amount: 0, note: "Garnish", is_header: true },
            { food: { name: "salt" }, unit: null, amount: 0, no_amount: true, is_header: false },
          ],
        },
      ],
    };
    const one = zip({ "recipe.json": json(recipe), "image.png": picture("soup") });
    const [item] = await readRecipes(zip({ "recipe_1.zip": one }));
    expect(item?.image).toBe(Buffer.from("picture soup").toString("base64"));
    expect(item?.recipe).toMatchObject({
      servings: 4,
      prep_time: 10,
      ingredients: ["Broth:", "1 l stock", "Garnish:", "salt"],
      steps: ["Broth:", "Chop.", "Boil."],
    });
  });

  it("Paprika has packed texts, with the photo in them", async () => {
    const recipe = {
      name: "Soup",
      ingredients: "1 l stock\n\n**Topping**\n1 egg",
      directions: "Boil.\n\nServe.",
      notes: "Good.",
      servings: "4",
      prep_time: "1h05",
      source_url: "https://example.com/soup",
      photo_data: Buffer.from("picture").toString("base64"),
    };
    const packed = gzipSync(JSON.stringify(recipe));
    for (const file of [zip({ "Soup.paprikarecipe": packed }), packed]) {
      const [item, other] = await readRecipes(file);
      expect([item?.image, other]).toEqual([Buffer.from("picture").toString("base64"), undefined]);
      expect(item?.recipe).toMatchObject({
        description: "Good.",
        servings: 4,
        prep_time: 65,
        recipe_url: "https://example.com/soup",
        ingredients: ["1 l stock", "Topping:", "1 egg"],
        steps: ["Boil.", "Serve."],
      });
    }
  });

  it("any program may have lists for texts, more around its recipes, no name, or UTF-16", async () => {
    const paprika = { name: "Soup", ingredients: ["1 l stock"], directions: ["Boil."], photo_data: null };
    expect(await read(gzipSync(JSON.stringify(paprika)))).toEqual([SOUP]);
    const mealie = { name: "Pie", recipeIngredient: [{ note: "3 pears" }], recipeInstructions: [{ text: "Boil." }] };
    expect(await read(zip({ "export.json": json({ items: [mealie] }) }))).toEqual([PIE]);
    expect(await read(Buffer.from(`\ufeff${JSON.stringify(soup)}`, "utf16le"))).toEqual([SOUP]);
    const [unnamed] = await read(zip({ "a.paprikarecipe": gzipSync(JSON.stringify({ ...paprika, name: null })) }));
    expect(unnamed).toEqual({ title: "a.paprikarecipe", reason: expect.stringMatching(/title/) });
  });

  it("web pages has their data, each recipe once", async () => {
    const ld = `<!doctype html><script type="application/ld+json">${JSON.stringify({ ...soup, recipeIngredient: [] })}</script>`;
    const data = `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b>
      <i itemprop="recipeIngredient">1 l stock</i><img itemprop="image" src="images/s.png"></div>`;
    expect(await read(strToU8(ld + data))).toEqual([SOUP]);
    const file = zip({
      "a/soup.html": strToU8(`\ufeff ${ld}${data}`),
      "a/images/s.png": picture("s"),
      "index.html": strToU8("<p>Hi"),
    });
    expect(await read(file)).toEqual([
      { ...SOUP, image: "picture s" },
      { title: "index.html", reason: "It has no recipes." },
    ]);
  });
});

/** Marks the first entry of an archive as encrypted, in both of its headers. */
function encrypt(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  const central = bytes.indexOf(Buffer.from("PK\x01\x02", "latin1"));
  bytes.writeUInt16LE(bytes.readUInt16LE(6) | 1, 6);
  bytes.writeUInt16LE(bytes.readUInt16LE(central + 8) | 1, central + 8);
  return bytes;
}

describe("an archive", () => {
  it("loses what cannot be read, and says so", async () => {
    const bomb = new Uint8Array(26_000_000);
    const file = zip({
      "recipe.json": json(soup),
      "../recipe.json": json(pie),
      "deep/er/note.txt": strToU8("x"),
      "bomb.json": bomb,
      "bomb.paprikarecipe": gzipSync(bomb),
      "broken.json": strToU8("{"),
      "broken.zip": strToU8("PK\x03\x04 no"),
      "broken.paprikarecipe": gzipSync("x").subarray(0, 12),
      "other.json": json({ a: 1 }),
      "nested.zip": zip({ "a.zip": zip({ "b.zip": zip({ "recipe.json": json(soup) }) }) }),
    });
    const large = "It’s too large: a file can have 25 MB unpacked.";
    expect(await read(file)).toEqual([
      SOUP,
      PIE,
      { title: "other.json", reason: "This isn’t a recipe." },
      { title: "bomb.json", reason: large },
      { title: "bomb.paprikarecipe", reason: large },
      { title: "broken.zip", reason: "We couldn’t unpack this file." },
      { title: "broken.paprikarecipe", reason: "We couldn’t unpack this file." },
      { title: "nested.zip/a.zip", reason: "It’s an archive within an archive within an archive." },
      { title: "broken.json", reason: "We couldn’t read this file." },
      { title: "One other file", reason: "Not a recipe or a recipe’s photo." },
    ]);
  });

  it("keeps recipes of the same path apart, and a recipe whose photo cannot be unpacked", async () => {
    const twice = Buffer.from(
      zip({ "a/recipe.json": json(soup), "b/recipe.json": json(pie), "a/full.jpg": picture("x") }),
    );
    for (let at = twice.indexOf("b/recipe"); at >= 0; at = twice.indexOf("b/recipe", at + 1)) twice.write("a", at);
    for (let at = twice.indexOf("picture x"); at >= 0; at = twice.indexOf("picture x", at + 1)) twice.write("!", at);
    expect((await read(twice)).map(({ title }) => title)).toEqual(["Soup", "Pie"]);
    const damaged = Buffer.from(zip({ "full.jpg": [new Uint8Array(9_000), { level: 9 }], "recipe.json": json(soup) }));
    damaged.fill(0xff, 38, 44);
    expect(await read(damaged)).toEqual([{ ...SOUP, reason: "Imported without its photo." }]);
  });

  it.each<[string, RegExp, () => Uint8Array]>([
    [
      "encrypted",
      /This file has no recipes. recipe.json: It’s encrypted/,
      () => encrypt(zip({ "recipe.json": json(soup) })),
    ],
    ["cut off", /This file is damaged/, () => zip({ "recipe.json": json(soup) }).subarray(0, 60)],
    ["without recipes", /This file has no recipes/, () => zip({ "a.txt": strToU8("x") })],
    ["empty", /This file has no recipes/, () => zip({})],
    [
      "of many files",
      /more than 5000 files/,
      () => zip(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}.txt`, new Uint8Array()]))),
    ],
    [
      "of many recipes",
      /more than 500 recipes/,
      () => zip({ "a.json": json(Array(400).fill(soup)), "b.json": json(Array(101).fill(soup)) }),
    ],
    ["of another kind", /isn’t a recipe file/, () => strToU8("hello")],
    ["packed twice", /isn’t a recipe file/, () => gzipSync(gzipSync("{}"))],
    ["a packed bomb", /damaged. It’s too large/, () => gzipSync(new Uint8Array(26_000_000))],
  ])("%s is refused", async (_name, message, make) => {
    await expect(readRecipes(make())).rejects.toMatchObject({
      code: "invalid",
      field: "file",
      message: expect.stringMatching(message),
    });
  });
});
