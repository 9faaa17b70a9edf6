import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hostList, isListed } from "#app/config/lists.server.ts";
import { readRecipe } from "#app/domain/recipe-page/recipe.ts";
import { fetchPage } from "#app/services/food/recipe-page.server.ts";
import { fetchRecipe, RECIPES } from "#app/services/food/recipes.server.ts";
import { isPublicAddress } from "#app/services/system/outside.server.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { startRecipeSite } from "#tests/support/recipe-site.ts";

// No look-up leaves this machine: names under `.invalid` do not exist (RFC 6761, section 6.4).
vi.mock(import("node:dns/promises"), async (load) => {
  const dns = await load();
  const lookup = (host: string, options: { all: true }) =>
    host.endsWith(".invalid") ? Promise.reject(new Error(`ENOTFOUND ${host}`)) : dns.lookup(host, options);
  return { ...dns, lookup: lookup as typeof dns.lookup };
});

let site: Awaited<ReturnType<typeof startRecipeSite>>;
beforeAll(async () => {
  site = await startRecipeSite();
});
afterAll(async () => {
  await site.stop();
});

const anywhere = () => true;
const refused = (message: RegExp) => ({
  code: "invalid",
  field: "recipe_url",
  message: expect.stringMatching(message),
});

describe("a page, with private addresses allowed", () => {
  it.each([
    ["/soup", "Carrot & ginger soup"],
    ["/moved", "Carrot & ginger soup"],
    ["/zipped", "Carrot & ginger soup"],
    ["/latin", "Crème brûlée"],
    ["/latin-by-header", "Crème brûlée"],
  ])("at %s is read", async (path, title) => {
    expect(readRecipe((await fetchPage(site.url + path, anywhere)).html)?.title).toBe(title);
  });

  it("of more than 2 MB is read as far as that", async () => {
    const { html, isCut } = await fetchPage(`${site.url}/long`, anywhere);
    expect([html.length, isCut, readRecipe(html, isCut)?.title]).toEqual([2_000_000, true, "Carrot & ginger soup"]);
    for (const path of ["/huge", "/bomb"]) {
      const cut = await fetchPage(site.url + path, anywhere);
      expect([cut.html.length, cut.isCut, readRecipe(cut.html, true)]).toEqual([2_000_000, true, null]);
    }
  });

  it("of a name that resolves to several addresses is found", async () => {
    expect((await fetchPage(`http://localhost:${site.port}/soup`, anywhere)).html).toContain("Recipe");
  });

  it.each([
    ["/picture", /isn’t a web page/],
    ["/loop", /redirects too many times/],
    ["/file", /isn’t a web page/],
    ["/script", /isn’t a web page/],
    ["/with-password", /isn’t a web page/],
    ["/nothing-here", /couldn’t find that page/],
    ["/forbidden", /answered 403/],
    ["/broken", /answered 500/],
    ["/cut", /couldn’t reach that site/],
  ])("at %s is refused with a sentence that helps", async (path, message) => {
    await expect(fetchPage(site.url + path, anywhere)).rejects.toMatchObject(refused(message));
  });

  it.each(["javascript:alert(1)", "file:///etc/passwd", "ftp://example.com/", "data:text/html,x", "http://", "soup"])(
    "at %s is none",
    async (address) => {
      await expect(fetchPage(address, anywhere)).rejects.toMatchObject(refused(/isn’t a web page/));
    },
  );

  it("of a site that is not there says so", async () => {
    await expect(fetchPage("http://no-such-host.invalid/", anywhere)).rejects.toMatchObject(
      refused(/couldn’t reach that site/),
    );
  });
});

describe("a page, as the operator has it by default", () => {
  it.each([
    (port: number) => `http://127.0.0.1:${port}/soup`,
    (port: number) => `http://localhost:${port}/soup`,
    (port: number) => `http://2130706433:${port}/soup`,
    (port: number) => `http://0x7f.1:${port}/soup`,
    (port: number) => `http://0177.0.0.1:${port}/soup`,
    (port: number) => `http://127.0.0.1.:${port}/soup`,
    (port: number) => `http://0:${port}/soup`,
    (port: number) => `http://[::1]:${port}/soup`,
    (port: number) => `http://[::ffff:127.0.0.1]:${port}/soup`,
    (port: number) => `http://[::]:${port}/soup`,
    (port: number) => `https://localhost:${port}/soup`,
    () => "http://169.254.169.254/latest/meta-data/",
    () => "http://10.0.0.1/",
    () => "http://[fd00::1]/",
  ])("of this machine or its network is not opened: %s", async (address) => {
    const before = site.asked();
    await expect(fetchPage(address(site.port), isPublicAddress)).rejects.toMatchObject(
      refused(/only open links on the public internet/),
    );
    expect(site.asked()).toBe(before);
  });

  it("is not opened when another page leads to it", async () => {
    const isFirst = (address: string) => address === "127.0.0.1";
    for (const host of ["[::1]", "127.0.0.2", "localtest.invalid", "[::ffff:127.0.0.1]"]) {
      const before = site.asked();
      const to = encodeURIComponent(`http://${host}:${site.port}/soup`);
      await expect(fetchPage(`${site.url}/to?${to}`, isFirst)).rejects.toMatchObject(
        refused(host.endsWith("invalid") ? /couldn’t reach that site/ : /only open links on the public internet/),
      );
      expect(site.asked()).toBe(before + 1);
    }
  });

  it("has no recipe for a form either", async () => {
    const fetching = fetchRecipe(await makeFamily(), `${site.url}/soup`);
    await expect(fetching).rejects.toMatchObject(refused(/only open links on the public internet/));
  });

  it("is opened at a host that the operator has listed, and at no other", async () => {
    const hosts = hostList.parse(`127.0.0.1:${site.port}, recipes.lan`);
    const isAllowed = (address: string, url: URL) => isPublicAddress(address) || isListed(url, hosts);
    expect((await fetchPage(`${site.url}/soup`, isAllowed)).html).toContain("Recipe");
    for (const other of [`http://localhost:${site.port}/soup`, "http://127.0.0.1/", `http://127.0.0.2:${site.port}/`]) {
      await expect(fetchPage(other, isAllowed)).rejects.toMatchObject(
        refused(/only open links on the public internet/),
      );
      const to = `${site.url}/to?${encodeURIComponent(other)}`;
      await expect(fetchPage(to, isAllowed)).rejects.toMatchObject(refused(/only open links on the public internet/));
    }
  });

  it("is not opened for a family that asks too often", async () => {
    const [actor, other] = [await makeFamily(), await makeFamily()];
    const ask = (family: typeof actor) => fetchRecipe(family, "http://127.0.0.1/").catch((error) => error.code);
    const asked = await Promise.all(Array.from({ length: RECIPES.max + 1 }, () => ask(actor)));
    expect(asked.filter((code) => code === "invalid")).toHaveLength(RECIPES.max);
    expect(asked.filter((code) => code === "limited")).toHaveLength(1);
    expect(await ask(other)).toBe("invalid");
  });
});
