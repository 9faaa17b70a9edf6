import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { type Act, CALLS, describeServerFailure } from "#app/server/http/failures.server.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { OPERATIONS } from "#app/shared/operations.ts";

const folder = new URL("../../routes/", import.meta.url);
const routes = readdirSync(folder)
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));

/**
 * Pages whose forms are sent without `clientAction`, because one button is all of the form, or it loads a document; wall
 * screens have no script of the app. An invitation has both kinds.
 */
const PLAIN = [
  "auth.$provider.tsx",
  "cookies.tsx",
  "demo.tsx",
  "join.$token.tsx",
  "language.tsx",
  "lite.tsx",
  "logout.tsx",
  "sign-in.auth.$uid.tsx",
  "sign-in.auth._index.tsx",
  "unsubscribe.$token.tsx",
  "wall._index.tsx",
  "wall.chores.tsx",
  "wall.groceries.tsx",
];

describe("a page with forms", () => {
  it("returns the input when no answer arrives", () => {
    const withForms = routes.filter(({ text }) => /\bformRoute\(/.test(text));
    expect(withForms.length).toBeGreaterThan(30);
    expect(
      withForms
        .filter(({ text }) => !text.includes("export const clientAction = clientActionFor("))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it("gives back rows and boxes then, too", async () => {
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    const body = new FormData();
    for (const [name, value] of [
      ["intent", "add-members"],
      ["members[0].name", "Ella"],
      ["members[1].name", "Noah"],
      ["boxes", "1"],
      ["boxes", "2"],
    ] as const) {
      body.append(name, value);
    }
    const request = new Request("https://roost.test/", { method: "POST", body });
    const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
    const clientAction = clientActionFor(PEOPLE);
    const answer = (await clientAction({ request, serverAction, params: {} } as never)) as Response;
    expect(answer.status).toBe(503);
    const form = formState({}, (await answer.json()).lastResult);
    expect(form.list("members")).toEqual([{ name: "Ella" }, { name: "Noah" }]);
    expect(form.value("members[1].name")).toBe("Noah");
    expect(form.list("boxes")).toEqual(["1", "2"]);
    expect(form.value("intent")).toBe("add-members");
  });

  it.each([
    [
      "de",
      new TypeError("Failed to fetch"),
      /^Das Mitglied konnte nicht entfernt werden\. Die Verbindung ist abgebrochen, /,
    ],
    ["ja", new TypeError("Failed to fetch"), /^[^.A-Za-z]+。接続が切れたため、[^.A-Za-z]+$/],
    ["de", new SyntaxError("<html>502 Bad Gateway</html>"), /^[^<]+Die Verbindung ist abgebrochen, [^<]+$/],
  ])("says in %s that no answer has come, without the words of other programs", async (lang, error, text) => {
    vi.stubGlobal("document", { documentElement: { lang } });
    const body = new FormData();
    body.append("intent", "remove-member");
    const request = new Request("https://roost.test/", { method: "POST", body });
    const clientAction = clientActionFor(PEOPLE);
    const serverAction = () => Promise.reject(error);
    const answer = (await clientAction({ request, serverAction, params: {} } as never)) as Response;
    expect(formState({}, (await answer.json()).lastResult).problems[0]?.message).toMatch(text);
  });

  it("declares them with the builder", () => {
    const acting = routes.filter(({ text }) => /export (const|(async )?function) action\b/.test(text));
    const own = acting
      .filter(({ text }) => !/export const action = (formRoute|publicForm)\(/.test(text))
      .map(({ name }) => name);
    expect(own).toEqual(PLAIN.concat("$.tsx").sort());
  });
});

describe("an operation that fails", () => {
  it.each(Object.keys({ ...OPERATIONS, ...CALLS }) as Act[])(
    "%s says what it was, and what to do while the records are away",
    (name) => {
      const sentence = "The records are away.";
      expect(describeServerFailure(name, 500, sentence)).toMatch(/^(Failed to|Unable to) /);
      expect(describeServerFailure(name, 503, sentence)).toContain(sentence);
    },
  );
});
