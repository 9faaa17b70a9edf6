import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { RecipeFile } from "#app/models/food/recipe-file.server.ts";
import { RECIPE_FIELDS } from "#app/schemas/food/recipe.ts";
import { readyPhoto, setPhoto } from "#app/services/food/recipe-photos.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { pick } from "#app/utils/pick.ts";
import { anyText } from "#tests/support/any-text.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeRecipe } from "#tests/support/factories.ts";
import { smallPicture } from "#tests/support/pictures.ts";
import { postForm } from "#tests/support/post-form.ts";
import { RECIPE_FILE } from "#tests/support/recipe-file.ts";
import { runs } from "#tests/support/runs.ts";

const app = runApp();
const JSON_LD = { "Content-Type": "application/ld+json" };
const pixel = async () => new Uint8Array(await smallPicture().arrayBuffer());

async function begin() {
  const made = await app.family();
  const download = async (query = "") => {
    const address = `${app.url}/api${made.path}/recipes/export${query}`;
    const answer = await fetch(address, { headers: { Cookie: made.api.cookie } });
    return { answer, text: await answer.text() };
  };
  const bringIn = (raw: string, headers = JSON_LD) =>
    made.api.send("POST", `${made.path}/recipes/import`, { raw, headers });
  const list = async () =>
    (await Recipe.findAll({ where: { family_id: made.family.id }, order: ["id"] })).map((row) =>
      pick(row, RECIPE_FIELDS),
    );
  return { ...made, download, bringIn, list };
}

describe("recipes as a file", () => {
  it("come back equal, whatever is in them", async () => {
    const from = await begin();
    const to = await begin();
    const line = anyText(60).filter((text) => text.trim() !== "" && !text.includes("\0"));
    const recipe = fc.record({
      title: line,
      description: fc.option(line, { nil: null }),
      prep_time: fc.option(fc.integer({ min: 0, max: 600 }), { nil: null }),
      servings: fc.option(fc.integer({ min: 1, max: 50 }), { nil: null }),
      ingredients: fc.array(line, { maxLength: 4 }),
      steps: fc.array(line, { maxLength: 4 }),
      diets: fc.subarray(["Vegetarian", "Vegan", "Quick & Easy"]),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(recipe, { minLength: 1, maxLength: 3 }), async (recipes) => {
        for (const { family } of [from, to]) {
          await Recipe.destroy({ where: { family_id: family.id }, force: true });
        }
        for (const one of recipes) {
          const { status } = await from.api.post(`${from.path}/recipes`, one);
          expect(status).toBe(201);
        }
        const sent = await from.list();
        const { text } = await from.download();
        expect((await to.bringIn(text)).status).toBe(201);
        const key = ({ title, ingredients }: (typeof sent)[number]) => JSON.stringify([title, ingredients]);
        const keys = sent.map(key);
        expect(await to.list()).toEqual(sent.filter((one, at) => keys.indexOf(key(one)) === at));
        // A second import finds all recipes there already.
        const again = await to.bringIn(text);
        expect([again.body.recipes.length, again.body.left_out.length]).toEqual([0, sent.length]);
      }),
      { numRuns: runs(15) },
    );
  });

  it("hold their photos when asked for, and bring them along", async () => {
    const from = await begin();
    const to = await begin();
    const recipe = await makeRecipe(from.family, { based_on: "shakshuka" });
    await setPhoto(from, recipe.id, await readyPhoto(from, await pixel()));
    const { answer, text } = await from.download("?photos=true");
    expect(answer.headers.get("Content-Type")).toBe("application/ld+json");
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="[\w ]+\.json"/);
    const image = expect.stringMatching(/^data:image\/webp;base64,/);
    expect(JSON.parse(text)).toMatchObject([{ "@type": "Recipe", name: "Pancakes", image }]);
    expect(JSON.parse((await from.download()).text)[0].image).toBeUndefined();
    expect((await from.download("?photos=maybe")).answer.status).toBe(400);
    const { body } = await to.bringIn(text);
    const [{ id }] = body.recipes;
    const photo = (await to.api.get(`${to.path}/recipes/${id}`)).body.photo_url;
    const picture = await fetch(app.url + photo, { headers: { Cookie: to.api.cookie } });
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect((await to.list())[0]?.based_on).toBe("shakshuka");
  });

  it("say what did not come, and why", async () => {
    const { bringIn, family } = await begin();
    await makeRecipe(family, { title: "Dal", ingredients: ["200 g lentils"] });
    const soup = { "@type": "Recipe", name: "Soup" };
    const broken = { ...soup, name: "Cake", image: "data:image/png;base64,aGVsbG8=" };
    const unnamed = { "@type": "Recipe", recipeIngredient: ["1 egg"] };
    const { status, body } = await bringIn(
      JSON.stringify([...JSON.parse(RECIPE_FILE), soup, soup, broken, unnamed, 5]),
    );
    expect(status).toBe(201);
    expect(body.recipes.map(({ title }: { title: string }) => title)).toEqual(["Mac & cheese", "Soup", "Cake"]);
    const same = "You already have this recipe.";
    expect(body.left_out).toEqual([
      { title: "Dal", reason: same },
      { title: "Soup", reason: same },
      {
        title: "Cake",
        reason: "Imported without its photo. That file type isn’t supported. Choose a JPEG, PNG, WebP or AVIF.",
      },
      { title: "Untitled", reason: "title: String must contain at least 1 character(s)." },
      { title: "Not a recipe", reason: "This isn’t a recipe." },
    ]);
  });

  it("have 200 megapixels at most, and the rest comes without its photo", async () => {
    const { bringIn, family } = await begin();
    const blank = sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: "white" } });
    const image = `data:image/png;base64,${(await blank.png().toBuffer()).toString("base64")}`;
    const small = `data:image/png;base64,${Buffer.from(await pixel()).toString("base64")}`;
    const pictures = [...Array<string>(4).fill(image), small, image, small];
    const file = pictures.map((one, n) => ({ "@type": "Recipe", name: `Soup ${n}`, image: one }));
    const { status, body } = await bringIn(JSON.stringify(file));
    expect(status).toBe(201);
    const reason = "Imported without its photo. The photos of one file can have 200 megapixels together.";
    expect(body.left_out).toEqual([5, 6].map((n) => ({ title: `Soup ${n}`, reason })));
    const rows = await Recipe.findAll({ where: { family_id: family.id } });
    expect(rows.filter(({ photo }) => photo !== null).length).toBe(5);
  });

  it("are refused whole while too many others come", async () => {
    const { bringIn, list } = await begin();
    const blank = sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: "white" } });
    const image = `data:image/png;base64,${(await blank.png().toBuffer()).toString("base64")}`;
    const file = (n: number) => JSON.stringify({ "@type": "Recipe", name: `Soup ${n}`, image });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => bringIn(file(n))));
    const [taken, refused] = [201, 429].map((status) => answers.filter((one) => one.status === status));
    expect(refused?.length).toBeGreaterThan(0);
    expect(Number(taken?.length) + Number(refused?.length)).toBe(8);
    expect(refused?.[0]?.body.error).toBe("Other files are being imported, so yours wasn’t. Try again in a moment.");
    expect(taken?.map(({ body }) => body.left_out)).toEqual(taken?.map(() => []));
    expect(await list()).toHaveLength(Number(taken?.length));
  });

  it.each<[number, string, Record<string, string>, () => string]>([
    [
      400,
      "file: This isn’t a recipe file. Choose a JSON file, a zip of them, a Paprika file or a saved web page.",
      JSON_LD,
      () => "{",
    ],
    [400, "file: This file has no recipes.", JSON_LD, () => "[1, 2]"],
    [400, "file: This file has no recipes.", { "Content-Type": "application/json" }, () => "[]"],
    [
      400,
      "file: This file has more than 500 recipes. Split the file and try again.",
      JSON_LD,
      () => JSON.stringify(Array(501).fill({ "@type": "Recipe", name: "Soup" })),
    ],
    [413, "That is too large. The limit is 5 MB.", JSON_LD, () => " ".repeat(5_000_001)],
    [
      415,
      "Send the body as application/ld+json or application/json or application/zip or application/gzip or text/html",
      { "Content-Type": "text/plain" },
      () => "[]",
    ],
  ])("are refused with %i: %s", async (status, error, headers, text) => {
    const { api, path, list } = await begin();
    const answer = await api.send("POST", `${path}/recipes/import`, { raw: text(), headers });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await list()).toEqual([]);
  });

  it("are shown by the page before they are taken", async () => {
    const { api, list } = await begin();
    const file = new File([RECIPE_FILE], "../kitchen.json");
    const looked = await postForm(`${app.url}/recipes/import`, api.cookie, { intent: "look-at-recipes", file });
    const page = String(looked.headers.get("Location"));
    expect([looked.status, page]).toEqual([303, expect.stringMatching(/^\/recipes\/import\/\d+$/)]);
    const html = await (await fetch(app.url + page, { headers: { Cookie: api.cookie } })).text();
    expect(html).toContain("Import 2 recipes");
    expect(html).toContain("Mac &amp; cheese");
    expect(await list()).toEqual([]);
    const { api: strangers } = await app.family();
    expect((await fetch(app.url + page, { headers: { Cookie: strangers.cookie } })).status).toBe(404);
    expect((await postForm(app.url + page, strangers.cookie, { intent: "take-recipes" })).status).toBe(404);
    expect((await postForm(app.url + page, api.cookie, { intent: "take-recipes" })).status).toBe(303);
    expect((await list()).map(({ title }) => title)).toEqual(["Mac & cheese", "Dal"]);
    const again = await postForm(app.url + page, api.cookie, { intent: "take-recipes" });
    expect([again.status, (await list()).length]).toEqual([303, 2]);
    expect((await postForm(app.url + page, api.cookie, { intent: "discard-recipes" })).status).toBe(409);
    expect((await postForm(app.url + page, strangers.cookie, { intent: "undo-recipes" })).status).toBe(404);
    const bad = await postForm(`${app.url}/recipes/import`, api.cookie, {
      intent: "look-at-recipes",
      file: new File(["no"], "a.json"),
    });
    expect([bad.status, await bad.text()]).toEqual([400, expect.stringContaining("This isn’t a recipe file")]);
  });

  it("of a file that was sent before an update are brought in all the same", async () => {
    const { api, list, family } = await begin();
    const before = {
      name: "kitchen.json",
      items: null,
      content: Buffer.from(RECIPE_FILE),
      expires_at: new Date(Date.now() + 60_000),
    };
    const { id } = await RecipeFile.create({ family_id: family.id, ...before });
    const page = `${app.url}/recipes/import/${id}`;
    expect(await (await fetch(page, { headers: { Cookie: api.cookie } })).text()).toContain("Import 2 recipes");
    expect((await postForm(page, api.cookie, { intent: "take-recipes" })).status).toBe(303);
    expect((await list()).map(({ title }) => title)).toEqual(["Mac & cheese", "Dal"]);
  });

  it("are forgotten by their page, or after a day", async () => {
    const { api, family, list } = await begin();
    const where = { family_id: family.id };
    const look = () =>
      postForm(`${app.url}/recipes/import`, api.cookie, {
        intent: "look-at-recipes",
        file: new File([RECIPE_FILE], "kitchen.json"),
      });
    const page = String((await look()).headers.get("Location"));
    expect((await postForm(app.url + page, api.cookie, { intent: "discard-recipes" })).status).toBe(303);
    expect([await RecipeFile.count({ where }), await list()]).toEqual([0, []]);
    await look();
    await sweep();
    expect(await RecipeFile.count({ where })).toBe(1);
    await RecipeFile.update({ expires_at: new Date(Date.now() - 1_000) }, { where });
    await sweep();
    expect(await RecipeFile.count({ where })).toBe(0);
  });
});
