import { expect, test } from "vitest";
import { z } from "zod";
import { fieldId, formState } from "#app/components/ui/form-state.ts";
import { parseForm } from "#app/server/forms/parse-form.server.ts";
import { insertRow, LIST_BUTTON } from "#app/shared/list-buttons.ts";

const schema = z.object({
  title: z.string().trim().min(1),
  is_all_day: z.boolean().default(false),
  rows: z.array(z.object({ name: z.string() })),
});

function send(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return parseForm(form, schema).reply();
}

test("before anything was sent, a form shows what it begins with", () => {
  const form = formState({ title: "Dentist", is_all_day: true, count: 3, note: null, rows: [{ name: "Ella" }] });
  expect(form.value("title")).toBe("Dentist");
  expect(form.value("count")).toBe("3");
  expect(form.value("note")).toBe("");
  expect(form.value("unknown.deep[2].field")).toBe("");
  expect(form.value("rows[0].name")).toBe("Ella");
  expect(form.list("rows")).toHaveLength(1);
  expect(form.list("others")).toEqual([]);
  expect(form.isChecked("is_all_day")).toBe(true);
  expect(form.isChecked("title")).toBe(false);
  expect(form.problems).toEqual([]);
});

test("after an error it shows the input and its problems", () => {
  const answer = send({ title: "  ", "rows[0].name": "", "rows[1].name": "Noah" });
  const form = formState({ title: "Dentist", is_all_day: true }, answer);
  expect(form.value("title")).toBe("  ");
  expect(form.isChecked("is_all_day")).toBe(false);
  expect(form.value("rows[1].name")).toBe("Noah");
  expect(form.errors("title")).toEqual(["String must contain at least 1 character(s)"]);
  expect(form.errors("rows[1].name")).toEqual([]);
  expect(form.problems).toEqual([
    { name: "title", message: "String must contain at least 1 character(s)" },
    { name: "rows[0].name", message: "Required" },
  ]);
});

test("a field that was emptied stays empty, whatever the form began with", () => {
  expect(formState({ title: "Dentist" }, send({ title: "", is_all_day: "on" })).value("title")).toBe("");
});

test("a button that adds a row is no error", () => {
  const answer = send({ title: "", [LIST_BUTTON]: insertRow("rows", { name: "new" }) });
  const form = formState({}, answer);
  expect(form.list("rows")).toEqual([{ name: "new" }]);
  expect(form.problems).toEqual([]);
});

test("errors of the service stand at their field, or at the whole form", () => {
  const form = new FormData();
  form.append("title", "Dentist");
  const submission = parseForm(form, schema);
  const answer = submission.reply({ fieldErrors: { title: ["Taken"] }, formErrors: ["Too many"] });
  expect(formState({}, answer).problems).toEqual([
    { name: "", message: "Too many" },
    { name: "title", message: "Taken" },
  ]);
});

test("ids have neither dots nor brackets", () => {
  expect(fieldId("title")).toBe("title");
  expect(fieldId("members[0].name")).toBe("members-0-name");
  expect(fieldId("members[10]")).toBe("members-10");
});
