import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { RecipePhoto } from "#app/models/food/recipe-photo.server.ts";
import { deleteRecipe } from "#app/services/food/family-recipes.server.ts";
import { sweep } from "#app/services/system/housekeeping.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeRecipe } from "#tests/support/factories.ts";
import { phonePicture, picture } from "#tests/support/pictures.ts";
import { postForm } from "#tests/support/post-form.ts";

const app = runApp();
const JPEG = { "Content-Type": "image/jpeg" };

async function begin() {
  const made = await app.family();
  const recipe = await makeRecipe(made.family);
  const { cookie } = made.api;
  const see = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/recipes/${recipe.id}/photo?${query}`, {
      headers: { Cookie: cookie, ...headers },
      redirect: "manual",
    });
  return { ...made, recipe, see, call: `${made.path}/recipes/${recipe.id}/photo` };
}

describe("a recipe's photo", () => {
  it("is stored by the API, and shown to the family in two sizes", async () => {
    const { api, call, see, recipe } = await begin();
    const { status, body } = await api.send("PUT", call, { raw: await phonePicture(), headers: JPEG });
    expect([status, body]).toMatchObject([200, { id: recipe.id, title: "Pancakes" }]);
    expect(body.photo_url).toMatch(new RegExp(`^/recipes/${recipe.id}/photo\\?size=large&v=[\\w-]{36}$`));
    for (const [size, height] of [
      ["large", 1200],
      ["small", 400],
    ] as const) {
      const answer = await see(`size=${size}`);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).height).toBe(height);
      const again = await see(`size=${size}`, { "If-None-Match": answer.headers.get("ETag") as string });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    const named = await fetch(`${app.url}${body.photo_url}`, { headers: { Cookie: api.cookie } });
    expect(named.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
  });

  it("does not make an editor of the text too slow", async () => {
    const { api, call, path, recipe } = await begin();
    const seen = (await api.get(`${path}/recipes/${recipe.id}`)).body.updated_at;
    await api.send("PUT", call, { raw: await phonePicture(), headers: JPEG });
    const { status } = await api.put(`${path}/recipes/${recipe.id}`, { title: "Crêpes", updated_at: seen });
    expect(status).toBe(200);
  });

  it("is another one after another was sent, and none after it was removed", async () => {
    const { api, call, see, recipe, path } = await begin();
    const first = (await api.send("PUT", call, { raw: await phonePicture(), headers: JPEG })).body.photo_url;
    const png = await (await picture(40, 20)).png().toBuffer();
    // The declared media type does not matter.
    const second = (await api.send("PUT", call, { raw: png, headers: JPEG })).body.photo_url;
    expect(second).not.toBe(first);
    const { width } = await sharp(Buffer.from(await (await see("size=large")).arrayBuffer())).metadata();
    expect(width).toBe(40);
    expect(await RecipePhoto.count({ where: { recipe_id: recipe.id, family_id: recipe.family_id } })).toBe(1);
    expect((await api.delete(call)).status).toBe(204);
    expect((await api.get(`${path}/recipes/${recipe.id}`)).body.photo_url).toBeNull();
    expect((await see("size=large")).status).toBe(404);
    expect((await api.delete(call)).status).toBe(204);
  });

  it("is nothing to anyone else, signed in or not, nor in another size", async () => {
    const { api, call, see } = await begin();
    await api.send("PUT", call, { raw: await phonePicture(), headers: JPEG });
    const { api: strangers } = await app.family();
    for (const cookie of [strangers.cookie, "", "session=nonsense"]) {
      expect((await see("size=small", { Cookie: cookie })).status).toBe(404);
    }
    expect([(await see("size=huge")).status, (await see("size=")).status]).toEqual([404, 404]);
    expect((await strangers.send("PUT", call, { raw: await phonePicture(), headers: JPEG })).status).toBe(404);
    expect((await strangers.delete(call)).status).toBe(404);
  });

  it.each<[number, string, Record<string, string>, () => Promise<Buffer>]>([
    [413, "That is too large. The limit is 10 MB.", JPEG, async () => Buffer.alloc(10_000_001)],
    [415, "Send the body as image/*", { "Content-Type": "text/plain" }, phonePicture],
    [
      400,
      "photo: That file type isn’t supported. Choose a JPEG, PNG, WebP or AVIF.",
      JPEG,
      async () => Buffer.from("x"),
    ],
    [
      400,
      "photo: That file type isn’t supported. Choose a JPEG, PNG, WebP or AVIF.",
      JPEG,
      async () => Buffer.alloc(0),
    ],
  ])("is refused with %i: %s", async (status, error, headers, bytes) => {
    const { api, call } = await begin();
    const answer = await api.send("PUT", call, { raw: await bytes(), headers });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  it("is sent and removed by its page, which shows problems", async () => {
    const { api, see, recipe } = await begin();
    const page = `${app.url}/recipes/${recipe.id}/photo`;
    const send = (bytes: Uint8Array) =>
      postForm(page, api.cookie, { intent: "save-photo", photo: new File([new Uint8Array(bytes)], "dinner.heic") });
    const refused = await send(Buffer.from("%PDF-1.7"));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("That file type isn’t supported.");
    const none = await send(Buffer.alloc(0));
    expect([none.status, await none.text()]).toEqual([400, expect.stringContaining("Choose a picture.")]);
    const saved = await send(await phonePicture());
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `/recipes/${recipe.id}`]);
    expect((await see("size=small")).status).toBe(200);
    expect(await (await fetch(page, { headers: { Cookie: api.cookie } })).text()).toContain("Remove Photo");
    expect((await postForm(page, api.cookie, { intent: "remove-photo" })).status).toBe(303);
    expect((await see("size=small")).status).toBe(404);
    expect((await send(Buffer.alloc(10_100_000))).status).toBe(413);
  });

  it("stays with a recipe that is deleted, and goes with it for good", async () => {
    const { api, call, see, recipe, family, user } = await begin();
    await api.send("PUT", call, { raw: await phonePicture(), headers: JPEG });
    await deleteRecipe({ family, user } as never, recipe.id);
    expect((await see("size=large")).status).toBe(404);
    const where = { family_id: family.id, recipe_id: recipe.id };
    await sweep();
    expect(await RecipePhoto.count({ where })).toBe(1);
    const removed_at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await Recipe.update({ removed_at }, { where: { id: recipe.id, family_id: family.id }, paranoid: false });
    await sweep();
    expect(await RecipePhoto.count({ where })).toBe(0);
  });
});
