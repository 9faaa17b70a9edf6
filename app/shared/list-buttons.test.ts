import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "#app/server/forms/parse-form.server.ts";
import { readForm } from "#app/server/forms/read-form.server.ts";
import { buttonList, insertRow, LIST_BUTTON, removeRow } from "#app/shared/list-buttons.ts";

const schema = z.object({ members: z.array(z.object({ name: z.string().optional() })) });

function press(button: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(LIST_BUTTON, button);
  return parseForm(form, schema).reply();
}

test("adding a row keeps what was typed", () => {
  const { initialValue, status } = press(insertRow("members", { role: "child" }), { "members[0].name": "Maya" });
  expect(status).toBeUndefined();
  expect(initialValue).toEqual({ members: [{ name: "Maya" }, { role: "child" }] });
});

test("removing a row moves the others up", () => {
  const { initialValue } = press(removeRow("members", 0), { "members[0].name": "Maya", "members[1].name": "Tom" });
  expect(initialValue).toEqual({ members: [{ name: "Tom" }] });
});

test("the list that a button changes", () => {
  expect(buttonList(insertRow("members", {}))).toBe("members");
  expect(buttonList(removeRow("members", 3))).toBe("members");
});

test.each([
  null,
  "",
  "{",
  "null",
  "[]",
  '{"type":"reset","payload":{"name":"members"}}',
  '{"type":"update","payload":{"name":"members","value":1}}',
  '{"type":"remove","payload":{"name":"members","index":-1}}',
  '{"type":"remove","payload":{"name":"__proto__","index":0}}',
  '{"type":"remove","payload":{"name":"constructor","index":0}}',
  '{"type":"insert","payload":{"name":"members"}}',
  '{"type":"insert","payload":{"name":"members","index":4294967294,"defaultValue":{}}}',
  '{"type":"insert","payload":{"name":"members","defaultValue":{"name":{"deep":1}}}}',
])("%j is no button of ours", (text) => {
  expect(buttonList(text)).toBeNull();
});

test.each([
  ["a list of four billion rows", { "members[4294967294].name": "x" }, null],
  ["a button that is none", {}, "nonsense"],
  ["a button for a list that is none", { members: "x" }, insertRow("members", {})],
  ["a button for a list that is an object", { "members.name": "x" }, removeRow("members", 0)],
])("%s is refused, not worked on", async (_, fields: Record<string, string>, button) => {
  const sent = new URLSearchParams(fields);
  if (button) sent.append(LIST_BUTTON, button);
  const request = new Request("http://roost.test", { method: "POST", body: sent });
  const parse = async () => parseForm(await readForm(request), schema);
  await expect(parse()).rejects.toMatchObject({ status: 400 });
});
