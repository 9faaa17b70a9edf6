import { expect, it } from "vitest";
import { z } from "zod";
import { type RequestStore, requestStore } from "#app/utils/request-store.server.ts";
import { defineCatalogue } from "#app/words/define.server.ts";
import { english, inLocale } from "#app/words/english.server.ts";
import { zodMessages } from "#app/words/zod-messages.server.ts";

const catalogue = defineCatalogue("english-test", {
  few: "Choose at least {count, number} people",
  double: "You already have {name}",
});

it("a sentence is English until a page knows its reader", () => {
  const sentence = english(catalogue, "few", { count: 2 });
  expect(sentence).toBe("Choose at least 2 people");
  expect(inLocale(sentence, "en-GB")).toBe(sentence);
  expect(inLocale(sentence, "en-XA")).toMatch(/^⟦.* 2 .*⟧$/);
  expect(inLocale("A text from elsewhere", "en-XA")).toBe("A text from elsewhere");
});

it("a sentence with a name is kept for its request alone", () => {
  const write = () => inLocale(english(catalogue, "double", { name: "Ella" }), "en-XA");
  expect(requestStore.run({} as RequestStore, write)).toMatch(/^⟦.* Ella⟧$/);
  expect(write()).toBe("You already have Ella");
});

it.each([
  [z.string(), undefined],
  [z.string().max(3), "four"],
  [z.string().min(3), ""],
  [z.string().email(), "no address"],
  [z.enum(["a", "b"]), "c"],
  [z.number().int(), 1.5],
  [z.number().min(1), 0],
  [z.number().lt(1), 1],
  [z.array(z.string()).max(1), ["a", "b"]],
  [z.number(), "one"],
])("Zod's own message stays in English, and has another in other languages: %#", (schema, value) => {
  const said = schema.safeParse(value).error?.issues[0]?.message as string;
  const issue = schema.safeParse(value, { errorMap: zodMessages }).error?.issues[0]?.message as string;
  expect(issue).toBe(said);
  expect(inLocale(issue, "en-XA")).toMatch(/^⟦.+⟧$/);
});

it("a schema's own message keeps its own translation", () => {
  const own = english(catalogue, "few", { count: 3 });
  const schema = z.string({ required_error: own });
  const message = schema.safeParse(undefined, { errorMap: zodMessages }).error?.issues[0]?.message as string;
  expect(inLocale(message, "en-XA")).toBe(inLocale(own, "en-XA"));
});
