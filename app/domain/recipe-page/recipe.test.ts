import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { complete, readMinutes, readRecipe, readServings } from "#app/domain/recipe-page/recipe.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_INGREDIENTS, MAX_STEPS } from "#app/shared/food/constants.ts";
import { recipeWords } from "#app/words/catalogues/recipe-words.ts";
import { type Notes, note, writeNotes } from "#app/words/note.server.ts";

const sayLost = (recipe: { lost?: Notes | undefined } | null) =>
  recipe?.lost?.map((one) => writeNotes(recipeWords, [one], "en"));

const script = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === "string" ? value : JSON.stringify(value)}</script>`;
const page = (...parts: string[]) =>
  `<!doctype html><html><head>${parts.join("")}</head><body><p>Hello</p></body></html>`;

const soup = {
  "@type": "Recipe",
  name: "Soup",
  prepTime: "PT10M",
  cookTime: "PT1H30M",
  recipeYield: "4",
  recipeIngredient: ["1 l stock", "2 carrots"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Chop." },
    { "@type": "HowToStep", text: "Boil." },
  ],
};
const read = {
  title: "Soup",
  description: null,
  steps: ["Chop.", "Boil."],
  prep_time: 10,
  cook_time: 90,
  servings: 4,
  ingredients: ["1 l stock", "2 carrots"],
  lost: [],
};

describe("JSON-LD", () => {
  it.each([
    ["a recipe", soup],
    ["a list", [{ "@type": "Organization", name: "Cooks" }, soup]],
    ["@graph", { "@context": "https://schema.org", "@graph": [{ "@type": "WebSite" }, soup] }],
    ["a recipe of several types", { ...soup, "@type": ["NewsArticle", "Recipe"] }],
    ["a type with its address", { ...soup, "@type": "http://schema.org/Recipe" }],
    ["a page about a recipe", { "@type": "WebPage", mainEntity: soup }],
    [
      "a recipe beside what is none",
      [{ "@type": "RecipeBook", name: "Book" }, { "@type": [5, null] }, { name: "x" }, soup],
    ],
    ["the one with ingredients", [{ ...soup, name: "Teaser", recipeIngredient: [] }, soup]],
    [
      "a headline, and the ingredients of old",
      { ...soup, name: undefined, headline: "Soup", recipeIngredient: undefined, ingredients: soup.recipeIngredient },
    ],
    ["types and properties in any case", { ...soup, "@type": "recipe", recipeYield: undefined, RecipeYield: 4 }],
    ["a step of a list", { ...soup, recipeInstructions: [{ "@type": "ListItem", item: { text: "Chop." } }, "Boil."] }],
    ["a list of texts as items", { ...soup, recipeInstructions: [{ "@type": "ListItem", item: "Chop." }, "Boil."] }],
    ["numbered steps in one line", { ...soup, recipeInstructions: "1. Chop. 2. Boil." }],
    ["a yield", { ...soup, recipeYield: undefined, yield: 4 }],
  ])("is read as %s", (_name, data) => {
    expect(readRecipe(page(script(data)))).toEqual(read);
  });

  it("is found beside a broken one, and with breaks within its texts", () => {
    const broken = JSON.stringify(soup).replace("2 carrots", "2\n carrots");
    expect(readRecipe(page(script("{ not json"), script("null"), script(broken)))).toEqual(read);
  });

  it.each([
    ["a comment", (json: string) => `/* soup */ ${json} // end`],
    ["CDATA", (json: string) => `//<![CDATA[\n${json}\n//]]>`],
    ["a comma and a semicolon", (json: string) => `${json.replace("]}", "],}")};`],
    ["an escape that JSON does not know", (json: string) => json.replace("Chop.", "\\'Chop\\'.")],
    ["two values", (json: string) => `{"@type":"WebSite"}, ${json}`],
    ["two values without a comma", (json: string) => `{"@type":"WebSite","name":"} {"}\n${json}`],
    ["two commas", (json: string) => json.replace("]}", "],,}")],
    ["entities", (json: string) => json.replaceAll('"', "&quot;")],
  ])("is read with %s", (_name, write) => {
    expect(readRecipe(page(script(write(JSON.stringify(soup)))))).toMatchObject({ title: "Soup", servings: 4 });
  });

  it("keeps what looks like a comment or a comma in its texts", () => {
    const name = "Soup, [] // ]]> /* ,} */";
    expect(readRecipe(page(script(`${JSON.stringify({ ...soup, name })};`)))?.title).toBe(name);
  });

  it("gives plain text: no tags, no entities, nothing that cannot be stored", () => {
    const name = "Mac &amp; cheese &#39;n&#39; <b>more</b> \0<script>alert(1)</script>\ud800 now";
    const recipe = readRecipe(page(script(JSON.stringify({ ...soup, name }).replaceAll("</", "<\\/"))));
    expect(recipe?.title).toBe("Mac & cheese 'n' more now");
  });

  it("names sections before their steps", () => {
    const section = (name: string, ...texts: string[]) => ({
      "@type": "HowToSection",
      name,
      itemListElement: texts.map((text) => ({ "@type": "HowToStep", text })),
    });
    const recipeInstructions = [section("Dough", "Mix.", "Rest."), section("Filling:", "Fry.")];
    const { steps } = readRecipe(page(script({ ...soup, recipeInstructions }))) ?? {};
    expect(steps).toEqual(["Dough:", "Mix.", "Rest.", "Filling:", "Fry."]);
  });

  it("keeps sections without a name, or without steps, and numbers that are there, out of sight", () => {
    const readSteps = (recipeInstructions: unknown) => readRecipe(page(script({ ...soup, recipeInstructions })))?.steps;
    expect(readSteps([{ itemListElement: ["Mix."] }, { name: "Rest", itemListElement: [] }])).toEqual(["Mix."]);
    expect(readSteps({ name: "12:30: lunch", itemListElement: "Eat." })).toEqual(["12:30: lunch:", "Eat."]);
    expect(readSteps(["1. Mix.", "Dough:", "2) Rest.", "Step 3: Eat."])).toEqual(["Mix.", "Dough:", "Rest.", "Eat."]);
    expect(readSteps(["Mix 3.", "1 egg", "180 °C."])).toEqual(["Mix 3.", "1 egg", "180 °C."]);
    expect(readSteps(["Note: mix.", "Rest."])).toEqual(["Note: mix.", "Rest."]);
    expect(readSteps([{ title: "Dough", text: "Mix." }, { text: "Rest." }])).toEqual(["Dough:", "Mix.", "Rest."]);
    const twelve = Array.from({ length: 12 }, (_, at) => `${at + 1}.Step`);
    expect(readSteps(twelve.join(" "))).toEqual(twelve.map(() => "Step"));
    expect(readSteps("1. Heat to 2.5 cm. 3. Bake.")).toEqual(["Heat to 2.5 cm. 3. Bake."]);
    expect(readSteps("1. Chop. 2. Bake.\nEat.")).toEqual(["Chop. 2. Bake.", "Eat."]);
  });

  it("adds up to the whole time where a page leaves a part out", () => {
    const times = (fields: Record<string, string>) => {
      const { prep_time, cook_time } = readRecipe(page(script({ "@type": "Recipe", name: "x", ...fields }))) ?? {};
      return [prep_time, cook_time];
    };
    expect(times({ totalTime: "PT40M" })).toEqual([null, 40]);
    expect(times({ prepTime: "PT10M", totalTime: "PT40M" })).toEqual([10, 30]);
    expect(times({ prepTime: "PT40M", totalTime: "PT40M" })).toEqual([40, null]);
    expect(times({ prepTime: "PT50M", totalTime: "PT40M" })).toEqual([50, null]);
    expect(times({ prepTime: "PT10M", cookTime: "PT5M", totalTime: "PT40M" })).toEqual([10, 5]);
  });

  it("stands among so many things, and so deep, and has so many steps", () => {
    const wrap = (value: unknown, depth: number): unknown => (depth === 0 ? value : wrap([value], depth - 1));
    const { title } = readRecipe(page(script({ ...soup, name: wrap("Soup", 9) }))) ?? {};
    expect(title).toBe("Soup");
    expect(readRecipe(page(script({ ...soup, name: wrap("Soup", 10) })))?.title).toBeNull();
    expect(readRecipe(page(script({ ...soup, name: { name: { name: "Soup" } } })))?.title).toBe("Soup");
    const steps = (value: unknown) => readRecipe(page(script({ ...soup, recipeInstructions: value })))?.steps;
    expect(steps(wrap("Stir.", 7))).toEqual(["Stir."]);
    expect(steps(wrap({ itemListElement: wrap("Stir.", 30) }, 1))).toEqual([]);
    expect(steps(Array(201).fill("x"))).toHaveLength(MAX_STEPS);
    const things = (before: number) => [...Array.from({ length: before }, () => ({})), soup];
    expect(readRecipe(page(script(things(19_998))))?.title).toBe("Soup");
    expect(readRecipe(page(script(things(20_000))))).toBeNull();
    const teasers = (before: number) => [
      ...Array.from({ length: before }, () => ({ "@type": "Recipe", name: "Teaser" })),
      soup,
    ];
    expect(readRecipe(page(script(teasers(49))))?.title).toBe("Soup");
    expect(readRecipe(page(script(teasers(50))))?.title).toBe("Teaser");
  });

  it("takes steps that are one text, and what the page says of it", () => {
    const one = readRecipe(page(script({ ...soup, recipeInstructions: "<p>Chop.</p><p>Boil.</p>" })));
    expect(one?.steps).toEqual(["Chop.", "Boil."]);
    const none = readRecipe(page(script({ ...soup, recipeInstructions: [], description: "Warms you." })));
    expect([none?.description, none?.steps]).toEqual(["Warms you.", []]);
  });

  it("is kept within the bounds of a meal", () => {
    const recipe = readRecipe(
      page(
        script({
          ...soup,
          name: "word ".repeat(100),
          recipeIngredient: Array(150).fill("flour ".repeat(100)),
          description: "Warms you. ".repeat(1000),
          recipeInstructions: Array(150).fill("Stir it for a long while. ".repeat(10)),
          cookTime: "PT100000M",
          recipeYield: "9999999 people",
        }),
      ),
    );
    expect(recipe?.title?.length).toBeLessThanOrEqual(MAX_LENGTH.title);
    expect(recipe?.description?.length).toBeLessThanOrEqual(MAX_LENGTH.text);
    expect(recipe?.steps).toHaveLength(MAX_STEPS);
    expect(recipe?.ingredients).toHaveLength(MAX_INGREDIENTS);
    expect(Math.max(...(recipe?.ingredients ?? []).map((line) => line.length))).toBeLessThanOrEqual(200);
    expect(recipe).toMatchObject({ cook_time: null, servings: null });
  });

  it("that is no recipe is none", () => {
    expect(readRecipe(page(script({ "@type": "Article", name: "Soup for dogs" })))).toBeNull();
    expect(readRecipe(page(script({ "@type": "Recipe" })))).toBeNull();
    expect(readRecipe("")).toBeNull();
  });
});

describe("a page that is cut off", () => {
  const rest = "<p>More</p>";
  const item = '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Pie</b>';
  it("has the recipes that end before", () => {
    expect(readRecipe(page(script(soup)) + rest, true)).toEqual(read);
    expect(
      readRecipe(`<body itemscope itemtype="WebPage"><i itemprop="about"${item.slice(4)}</i>${rest}`, true),
    ).toMatchObject({
      title: "Pie",
    });
    expect(readRecipe(item + rest, true)).toBeNull();
    expect(readRecipe(script(soup).slice(0, -20), true)).toBeNull();
  });
});

describe("ingredients", () => {
  const readLines = (recipeIngredient: unknown) => {
    const { ingredients, lost } = readRecipe(page(script({ ...soup, recipeIngredient }))) ?? {};
    return { ingredients, lost };
  };

  it.each([
    ["pieces of one in elements", ["<p>3</p><p>turnips</p>"], ["3 turnips"]],
    ["several in one text", "<p>3 turnips</p><p>200 g barley</p>", ["3 turnips", "200 g barley"]],
    ["a list in one text", "turnips<br>barley<br>salt<br>2 eggs", ["turnips", "barley", "salt", "2 eggs"]],
    [
      "parts in fields",
      [{ quantity: 3, unit: { name: "kg" }, food: { name: "turnips" }, note: "peeled" }],
      ["3 kg turnips, peeled"],
    ],
    [
      "a value with its unit",
      [{ "@type": "PropertyValue", name: "barley", value: 200, unitText: "g" }],
      ["200 g barley"],
    ],
    ["a supply", [{ "@type": "HowToSupply", name: "eggs", requiredQuantity: { value: 2 } }], ["2 eggs"]],
    ["a whole line", [{ text: "3 turnips" }, { display: "1 egg", food: { name: "egg" } }], ["3 turnips", "1 egg"]],
    [
      "items of a list",
      { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: { name: "1 egg" } }] },
      ["1 egg"],
    ],
    ["a section", [{ name: "Sauce", itemListElement: ["1 egg"] }, "salt"], ["Sauce:", "1 egg", "salt"]],
    ["JSON in a text", '["3 turnips", "1 egg"]', ["3 turnips", "1 egg"]],
    [
      "headings",
      ["**Sauce**", "1 egg", "<h3>Topping</h3>", "SALAD", "salt", "For the pie", "1 pear", "1 fig"],
      ["Sauce:", "1 egg", "Topping:", "SALAD:", "salt", "For the pie", "1 pear", "1 fig"],
    ],
    ["capitals", ["SALT", "PEPPER"], ["SALT", "PEPPER"]],
    ["a number", [3, "1 egg"], ["3", "1 egg"]],
    ["an amount that is none", [{ food: "salt", amount: 3, no_amount: true }], ["salt"]],
    ["an amount that is switched off", [{ food: "salt", quantity: 3, disableAmount: true }], ["salt"]],
    ["an amount of nothing", [{ food: "salt", quantity: 0 }], ["salt"]],
    ["a name with its amount", [{ name: "3 turnips", quantity: 3 }], ["3 turnips"]],
    ["a note alone", [{ note: "salt" }], ["salt"]],
    ["a long fraction", [{ quantity: 0.333333, unit: { title: "cup" }, food: { "@value": "oil" } }], ["0.333 cup oil"]],
    ["an amount with its own unit", [{ amount: { value: 3, unit: "kg" }, name: "turnips" }], ["3 kg turnips"]],
    ["a header", [{ is_header: true, note: "Sauce" }, "1 egg"], ["Sauce:", "1 egg"]],
    [
      "a section at its first ingredient",
      [{ title: "Sauce", food: { name: "eggs" }, quantity: 2 }],
      ["Sauce:", "2 eggs"],
    ],
    ["a section with a title", [{ title: "Sauce", recipeIngredient: ["1 egg"] }], ["Sauce:", "1 egg"]],
    ["a section of ingredients", [{ name: "Sauce", ingredients: ["1 egg"] }], ["Sauce:", "1 egg"]],
    ["one value of a list", [{ food: [{ name: "eggs" }, { name: "milk" }], quantity: 2 }], ["2 eggs"]],
    ["three pieces of one", ["<p>3</p><p>large</p><p>turnips</p>"], ["3 large turnips"]],
    ["a bold amount", ["<b>2 eggs</b>"], ["2 eggs"]],
    ["an amount beside a text", ["<p>3 turnips</p><p>diced</p>"], ["3 turnips diced"]],
    ["a row of two", ["125 ml milk, 2 eggs"], ["125 ml milk, 2 eggs"]],
    ["a row", ["125 ml milk, 1 tsp sugar, 2 eggs"], ["125 ml milk", "1 tsp sugar", "2 eggs"]],
    ["a line with amounts of one food", ["2 turnips, 1 large, 1 small"], ["2 turnips, 1 large, 1 small"]],
    [
      "lines that were parted at each comma",
      ["250 g turnips", " diced", " 1", "5 tsp mustard", " Salt"],
      ["250 g turnips, diced", "1,5 tsp mustard", "Salt"],
    ],
    ["texts without a letter", ["[{", "3 turnips", "--"], ["3 turnips"]],
  ])("are read from %s", (_name, value, ingredients) => {
    expect(readLines(value)).toEqual({ ingredients, lost: [] });
  });

  it("are read from the property that lists them, beside one that has them in a row", () => {
    const thing = {
      ...soup,
      recipeIngredient: ["2 turnips 200 g barley salt"],
      ingredients: ["2 turnips", "200 g barley"],
    };
    expect(readRecipe(page(script(thing)))?.ingredients).toEqual(["2 turnips", "200 g barley"]);
  });

  it("that are lost are counted", () => {
    expect(sayLost(readLines([{ "@id": "#1" }, "1 egg", null, ""]))).toEqual(["One ingredient couldn’t be read."]);
    expect(sayLost(readLines(Array(130).fill("1 egg")))).toEqual(["Only the first 100 of 130 ingredients."]);
  });

  it.each([
    [2_300, "2300"],
    [20_000, "20000"],
    [21_000, "more than 20,000"],
  ])("and steps, %i of them, are counted whole", (length, total) => {
    const list = Array(length).fill("1 egg");
    const nested = [{ name: "Sauce", itemListElement: list.slice(1) }];
    const thing = { "@type": "Recipe", name: "Pie", recipeIngredient: list, recipeInstructions: nested };
    const html = `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
    expect(sayLost(readRecipe(html))).toEqual([
      `Only the first 100 of ${total} ingredients.`,
      expect.stringMatching(new RegExp(`^Only the first \\d+ of ${total} steps\\.$`)),
    ]);
  });
});

it("takes a line in bold for a heading, unless it has an amount", () => {
  const recipeIngredient = ["<b>Filling</b>", "2 turnips", "<strong>1 egg</strong>"];
  expect(readRecipe(page(script({ ...soup, recipeIngredient })))?.ingredients).toEqual([
    "Filling:",
    "2 turnips",
    "1 egg",
  ]);
});

it.each([
  ["1. Chop. 2. Bake.", ["Chop.", "Bake."]],
  ["1. Chop. 3. Bake.", ["Chop. 3. Bake."]],
  ["Bake at 180. 2. Serve.", ["Bake at 180. 2. Serve."]],
  ["[{", []],
])("steps in one line are parted by their numbers: %s", (recipeInstructions, steps) => {
  expect(readRecipe(page(script({ ...soup, recipeInstructions })))?.steps).toEqual(steps);
});

it("a line that is cut is said, of ingredients and of steps", () => {
  const read = (parts: object) => sayLost(readRecipe(page(script({ ...soup, ...parts }))));
  expect(read({ recipeIngredient: [`2 ${"x".repeat(2_000)}`] })).toHaveLength(1);
  expect(read({ recipeInstructions: ["y ".repeat(9_000)] })).toHaveLength(1);
  expect(read({})).toEqual([]);
});

it("parts of a recipe are put together, and those of another one are not", () => {
  const { recipeInstructions: _, ...listed } = soup;
  const steps = { "@type": "Recipe", name: "SOUP", recipeInstructions: ["Stir."], description: "Good." };
  expect(readRecipe(page(script([listed, steps])))).toMatchObject({
    title: "Soup",
    description: "Good.",
    steps: ["Stir."],
    ingredients: soup.recipeIngredient,
  });
  expect(readRecipe(page(script([listed, { ...steps, name: "Pie" }])))).toMatchObject({ steps: [], description: null });
  expect(readRecipe(page(script([soup, steps])))).toMatchObject({ steps: ["Chop.", "Boil."], description: "Good." });
});

it("what a part has lost is said where the part is used", () => {
  const parts = { title: "Soup", ingredients: ["2 carrots"], steps: ["Chop."], lost: [] };
  const lost = [note(recipeWords, "lost.lines")];
  const taken = (whole: object) =>
    complete({ ...parts, ...whole }, [{ ...parts, title: null, steps: ["Stir."], lost }]);
  expect(taken({})).toEqual(parts);
  expect(taken({ steps: [] })).toEqual({ ...parts, steps: ["Stir."], lost });
  expect(taken({ ingredients: [] })).toEqual({ ...parts, lost });
  const untitled = { ...parts, title: null, steps: [] };
  expect(complete(untitled, [untitled, { ...parts, title: "Pie" }])).toEqual(untitled);
});

it("ingredients that could not be read are counted where there are no others", () => {
  const read = (parts: object) => sayLost(readRecipe(page(script({ ...soup, recipeIngredient: undefined, ...parts }))));
  const picture = { "@type": "ImageObject" };
  expect(read({ recipeIngredient: [picture] })).toEqual(["One ingredient couldn’t be read."]);
  expect(read({ recipeIngredient: [picture], ingredients: ["2 carrots"] })).toEqual([]);
  expect(read({ ingredient: ["2 carrots", "1 leek"] })).toEqual([]);
});

it("steps that are lost are counted", () => {
  const read = (recipeInstructions: unknown) => sayLost(readRecipe(page(script({ ...soup, recipeInstructions }))));
  const picture = { "@type": "HowToStep", image: "https://example.com/1.jpg" };
  const section = { "@type": "HowToSection", name: "Dough", itemListElement: [{ text: "Mix." }, picture] };
  expect(read([{ text: "Chop." }, picture])).toEqual(["One step couldn’t be read."]);
  expect(read([section, { "@id": "#2" }, { item: picture }])).toEqual(["3 steps couldn’t be read."]);
  expect(read([{ text: "Chop." }, { text: "" }, "", null, { name: "Boil." }])).toEqual([]);
});

describe("microdata", () => {
  it("in pieces is one line an ingredient", () => {
    const html = `<div itemscope itemtype="https://schema.org/recipe"><h1 itemprop="name">Pie</h1>
      <li itemprop="ingredients"><div>3</div><div>turnips</div></li>
      <li itemprop="ingredients"><span>200 g</span><span>barley</span></li>
      <li itemprop="ingredients" itemscope><b itemprop="amount">2</b> <b itemprop="name">eggs</b></li></div>`;
    expect(readRecipe(html)?.ingredients).toEqual(["3 turnips", "200 g barley", "2 eggs"]);
  });

  it("is read with nested items, attributes and text", () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe">
      <h1 itemprop="name">Soup</h1>
      <div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ann</span></div>
      <meta itemprop="prepTime" content="PT10M"><time itemprop="cookTime" datetime="PT1H30M">an hour and a half</time>
      <span itemprop="recipeYield">4</span>
      <ul><li itemprop="recipeIngredient">1 l <b>stock</b><li itemprop="recipeIngredient">2 carrots</ul>
      <ol itemprop="recipeInstructions"><li>Chop.</li><script>show(1);</script><li>Boil.</li></ol></div>`;
    expect(readRecipe(page() + html)).toEqual(read);
  });
});

describe("readMinutes", () => {
  it.each([
    ["PT1H30M", 90],
    ["P0DT0H25M", 25],
    ["P0Y0M0DT0H35M0.000S", 35],
    ["pt45m", 45],
    ["P1DT2H", 1560],
    ["30 min", 30],
    ["1 hour 15 minutes", 75],
    ["1,5 h", 90],
    ["45", 45],
    [20, 20],
    ["1.25 hours", 75],
    ["2 days", 2880],
    ["about 45", null],
    [["", "20 min"], 20],
    [`${" ".repeat(9)}5 min`, 5],
    [`x${" x".repeat(30)} 5 min`, null],
    ["10000", 10_000],
    ["10001", null],
    ["PT20S", null],
    ["PT0M", null],
    ["2 Std. 30 Min.", 150],
    ["1h05", 65],
    ["1 h 30", 90],
    ["1 ora 20 minuti", 80],
    ["2 timer og 10 min", 130],
    ["1 год 20 хв", 80],
    ["ساعة و 20 دقيقة", 80],
    ["40 דקות", 40],
    ["半小时", 30],
    ["un'ora", 60],
    ["mezz'ora", 30],
    ["45'", 45],
    ["30-40 minutes", 30],
    ["30 mins to 1 hour", 30],
    ["1 to 2 hours", 60],
    ["1 uur en 15 minuten", 75],
    ["1 Tag 2 Stunden", 1560],
    ["1 ½ hours", 90],
    ["¾ Stunde", 45],
    ["1:30", 90],
    ["12:05", 725],
    ["1:30:45", 90],
    ["1:05 h", 65],
    ["0:45 Std.", 45],
    ["1:75", null],
    ["about 1:30", null],
    ["1:30 or more", null],
    ["1 h 5", 65],
    ["30 min 5", 30],
    ["PT2H 30M", 150],
    ["30 seconds", null],
    ["soon", null],
    ["-PT5M", null],
    ["P9Y", null],
    [undefined, null],
    [{ "@value": "PT5M" }, 5],
  ])("reads %j as %j", (value, minutes) => expect(readMinutes(value)).toBe(minutes));
});

describe("readServings", () => {
  it.each([
    ["4-6 people", 4],
    [["", "8 servings"], 8],
    [["54", "54 cookies"], null],
    [["1", "1 loaf"], null],
    [["4", "4 servings"], 4],
    [{ "@type": "QuantitativeValue", value: 6, unitText: "servings" }, 6],
    [{ "@type": "QuantitativeValue", value: 12, unitText: "buns" }, null],
    [[{ "@type": "QuantitativeValue", unitText: "people" }, "4"], 4],
    ["…", null],
    [["…", "4"], 4],
    ["5 porções", 5],
    ["4人分", 4],
    ["2 loaves (serves 10)", 10],
    ["Serves 4", 4],
    ["Serves four", 4],
    ["1 pot serves 6", 6],
    ["12 buns for 6 people", 6],
    ["Feeds a family of 5", 5],
    ["10 to 12 servings", 10],
    ["8 servings (1 cup each)", 8],
    ["6 servings, 12 pancakes", 6],
    ["12 Stück / 6 Portionen", 6],
    ["4 entrée servings or 8 starters", 4],
    [{ "@type": "QuantitativeValue", minValue: 4, maxValue: 6, unitText: "people" }, 4],
    ["2〜3人分", 2],
    ["６人分", 6],
    ["四人份", 4],
    ["на 4 порції", 4],
    ["٤ أشخاص", 4],
    ["4 מנות", 4],
    ["4 pessoas", 4],
    ["Para 6", 6],
    ["1 Blech", null],
    ["15個分", null],
    ["12 adet", null],
    ["2 dozen", null],
    ["4 Portionen", 4],
    [6, 6],
    ["1 loaf", null],
    ["24 cookies", null],
    ["many people", null],
    ["12", 12],
    [["2", "2 to 4"], 2],
    [["6", "6 (to 8)"], 6],
    [["4", "4 as a main, 8 as a side"], 4],
    ["6 (as a side dish)", 6],
    ["1 (9x5 loaf)", null],
    ["ca. 4-5", 4],
    ["4 főre", 4],
    ["4 - 6", 4],
    ["4–16", 4],
    ["4—x", null],
    ["4 or so", null],
    ["x 4", null],
    ["1 serving", 1],
    ["1000", 1000],
    ["1001", null],
    [`${"x".repeat(100)} 4 people`, null],
    ["0", null],
  ])("reads %j as %j", (value, servings) => expect(readServings(value)).toBe(servings));
});

describe("a hostile page", () => {
  it("of any kind of data is read without an error", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.jsonValue(), (a, b) => {
        readRecipe(page(script({ ...soup, name: a, recipeInstructions: b, recipeYield: a, prepTime: b })));
        readRecipe(page(script({ "@graph": [a, { "@type": "Recipe", recipeIngredient: b }] })));
      }),
    );
  });

  it.each([
    ["deep elements", "<div>".repeat(400_000)],
    ["closed elements that were never open", "<i>".repeat(200_000) + "</b>".repeat(200_000)],
    ["items within items", "<p itemscope itemprop=a>x".repeat(80_000)],
    ["deep lists", script("[".repeat(900_000) + "]".repeat(900_000))],
    [
      "a deep recipe",
      script(`{"@type":"Recipe","name":"x","recipeInstructions":${"[".repeat(500_000)}${"]".repeat(500_000)}}`),
    ],
    ["many names", `<p itemscope><b itemprop="${"a ".repeat(900_000)}">x</b>`],
    ["many tags in a text", script({ "@type": "Recipe", name: "<b>".repeat(600_000) })],
  ])("of %s comes to an end", (_name, html) => {
    expect(() => readRecipe(html)).not.toThrow();
  });
});
