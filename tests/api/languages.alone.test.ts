import { describe, expect, it } from "vitest";
import { runApp } from "#tests/support/api-app.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { joinFamily } from "#tests/support/roles.ts";
import { makeScreen } from "#tests/support/screens.ts";
import { signedInCookie } from "#tests/support/session.ts";

const app = runApp(async () => ({ ALL_LANGUAGES: "true", DATA_DIR: process.env.DATA_DIR as string }));

/** A page with its language, for a browser in French by default. */
async function look(path: string, cookie = "", accepted = "fr-CH") {
  const headers = { Accept: "text/html", "Accept-Language": accepted, Cookie: cookie };
  const answer = await fetch(app.url + path, { headers, redirect: "manual" });
  const page = parsePage(await answer.text());
  const { lang, dir } = page.documentElement;
  return { page, lang, dir, said: answer.headers.get("Content-Language") };
}

const send = (path: string, fields: Record<string, string>, cookie = "", headers = {}) =>
  fetch(app.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Accept: "text/html", "Accept-Language": "fr-CH", Cookie: cookie, ...headers },
    body: new URLSearchParams(fields),
  });

const cookieOf = (answer: Response) => answer.headers.get("Set-Cookie")?.split(";")[0] as string;

describe("a visitor", () => {
  it("has the browser's language until they choose another, in this browser", async () => {
    expect(await look("/")).toMatchObject({ lang: "fr", dir: "", said: "fr" });
    const chosen = await send("/language", { language: "ar", to: "/privacy" });
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, "/privacy"]);
    expect(chosen.headers.get("Set-Cookie")).toMatch(/^roost_language=ar; Max-Age=31536000;.* HttpOnly; SameSite=Lax/);
    expect(await look("/privacy", cookieOf(chosen))).toMatchObject({ lang: "ar", dir: "rtl", said: "ar" });
    const { page } = await look("/no/such/page", cookieOf(chosen));
    expect(page.querySelector<HTMLSelectElement>("[name=language]")?.value).toBe("ar");
    const taken = await send("/language", { language: "tlh", to: "/" }, cookieOf(chosen));
    expect(taken.headers.get("Set-Cookie")).toMatch(/^roost_language=; Max-Age=0;/);
  });

  it.each(["//evil.example", "https://evil.example/", "", "javascript:alert(1)"])(
    "is led to no other place: %s",
    async (to) => {
      const { status, headers } = await send("/language", { language: "de", to });
      expect([status, headers.get("Location")]).toEqual([303, "/"]);
    },
  );

  it("chooses by no other site", async () => {
    expect((await send("/language", { language: "de" }, "", { Origin: "https://evil.example" })).status).toBe(403);
  });
});

describe("a user", () => {
  it("has the language of their account on every page, before that of the browser and its cookie", async () => {
    const { user } = await app.family();
    const cookie = `${await signedInCookie(user)}; roost_language=ar`;
    expect((await look("/dashboard", cookie)).lang).toBe("ar");
    const saved = await send(
      "/account",
      { intent: "choose-for-reader", language: "de", first_day: "language", clock: "language" },
      cookie,
    );
    expect(saved.status).toBe(303);
    for (const path of ["/dashboard", "/privacy", "/no/such/page"])
      expect((await look(path, cookie)).lang, path).toBe("de");
    const { page } = await look("/account", `${cookie}; ${cookieOf(saved)}`);
    expect(page.querySelector("[role=status]:not([hidden])")?.textContent).toContain("gespeichert");
    expect(page.querySelector("[value=de]")?.closest("label")).toMatchObject({ lang: "de" });
    expect(page.querySelector<HTMLInputElement>("[name=language]:checked")?.value).toBe("de");
    await send(
      "/account",
      { intent: "choose-for-reader", language: "browser", first_day: "language", clock: "12" },
      cookie,
    );
    expect((await look("/dashboard", cookie)).lang).toBe("ar");
  });

  it("reads in it why something is refused, by a form and by a page", async () => {
    const { family } = await app.family();
    const child = await joinFamily(family, "child");
    await child.update({ language: "de" });
    const cookie = await signedInCookie(child);
    const answers = [
      await send("/account/family", { intent: "update-family", family_name: "X" }, cookie),
      await send("/account/family/time-zone", {}, cookie),
      await fetch(`${app.url}/account/family/time-zone`, { headers: { Accept: "text/html", Cookie: cookie } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      const page = parsePage(await answer.text());
      expect(page.querySelector("main strong")?.textContent).toMatch(/^Nur Eltern /);
    }
  });

  it("reads in the browser's that a form of an ended session was not saved", async () => {
    const answer = await send("/account/family", { intent: "update-family", family_name: "X" });
    const { page } = await look("/", cookieOf(answer));
    expect(page.querySelector("[role=status], [role=alert]")?.textContent).toContain("rien n’a été enregistré");
  });

  it("from before is told once that Roost speaks their language", async () => {
    const { user } = await app.family();
    await user.update({ knows_languages: false });
    const cookie = await signedInCookie(user);
    const notice = async (accepted: string) =>
      (await look("/dashboard", cookie, accepted)).page.querySelector("form[action='/language'] p")?.textContent;
    expect(await notice("en")).toBeUndefined();
    expect(await notice("de")).toBe("Roost spricht jetzt Deutsch. Ändern");
    const { status, headers } = await send("/language", { intent: "note-languages", return_to: "/calm" }, cookie);
    expect([status, headers.get("Location")]).toEqual([303, "/calm"]);
    expect(await notice("de")).toBeUndefined();
  });

  it("keeps it by the API, which answers in English", async () => {
    const { api } = await app.family();
    expect((await api.get("/users/me")).body.language).toBeNull();
    const { body, headers } = await api.put("/users/me", { language: "pt-BR" });
    expect([body.language, headers.get("Content-Language")]).toEqual(["pt-BR", "en"]);
    for (const language of ["pt", "de-AT", "", 7, "tlh"]) {
      expect((await api.put("/users/me", { language })).status).toBe(400);
    }
    expect((await api.put("/users/me", { language: null })).body.language).toBeNull();
  });
});

describe("a family", () => {
  it("has a language that guardians change, for its wall screens without one of their own", async () => {
    const { api, user, family } = await app.family();
    expect((await api.get("/families/me")).body.language).toBe("en");
    const [own, plain] = [await makeScreen(family, { language: "ar" }), await makeScreen(family)];
    expect((await look("/wall", plain.cookie)).lang).toBe("en");
    const fields = { intent: "update-family", family_name: "The Finches", language: "de" };
    expect((await send("/account/family", fields, await signedInCookie(user))).status).toBe(303);
    expect((await api.get("/families/me")).body.language).toBe("de");
    expect(await look("/wall", plain.cookie)).toMatchObject({ lang: "de", said: "de" });
    expect(await look("/wall", own.cookie)).toMatchObject({ lang: "ar", dir: "rtl" });
    expect((await api.put(`/families/${family.id}`, { language: "tlh" })).status).toBe(400);
  });
});

it("pages of two languages at the same time have no text of the other", async () => {
  const { user } = await app.family();
  const cookie = await signedInCookie(user);
  const texts = { "de-DE": "Übersicht", "en-GB": "Dashboard" };
  const asked = Array.from({ length: 40 }, (_, place) => (place % 2 === 0 ? "de-DE" : "en-GB") as keyof typeof texts);
  const answers = await Promise.all(asked.map((accepted) => look("/dashboard", cookie, accepted)));
  for (const [place, { page, lang }] of answers.entries()) {
    const accepted = asked[place] as keyof typeof texts;
    expect([lang, page.title]).toEqual([accepted.slice(0, 2), `${texts[accepted]} · Roost`]);
  }
});
