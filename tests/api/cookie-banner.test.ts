import { beforeAll, expect, it } from "vitest";
import type { Operation } from "#app/shared/operations.ts";
import { runApp } from "#tests/support/api-app.ts";
import { parsePage, readFields } from "#tests/support/parse-page.ts";
import { SAMPLE_FORMS } from "#tests/support/sample-forms.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** Answering the cookie banner without script (docs/product/pages.md, "Cookie consent"). */
const app = runApp();

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter((element) =>
    element.matches("input:not([type=hidden], [type=file], [type=password]), select, textarea"),
  );
const isBox = (control: Control): control is HTMLInputElement => control.matches("[type=checkbox], [type=radio]");

/** The values of a form's controls, and of the hidden lessons. */
const holds = (form: HTMLFormElement) =>
  [...controlsOf(form), ...form.querySelectorAll<HTMLInputElement>("[type=hidden][name^=cells]")]
    .map((control) => `${control.name}=${isBox(control) ? control.checked : control.value}`)
    .sort();

/** Fills in a form like a user who has not sent it yet. */
function fillIn(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    // A row that becomes a break keeps its lessons in hidden fields; a break that becomes a lesson has none yet.
    if (control.name.endsWith("is_break") && (control as HTMLInputElement).checked) continue;
    if (isBox(control)) control.checked = control.type === "radio" || !control.checked;
    else if (control.matches("select")) (control as HTMLSelectElement).selectedIndex = 1;
    else if (control.matches("textarea, [type=text], :not([type])")) control.value = "Typed, not sent";
  }
}

const read = async (answer: Response) => parsePage(await answer.text());

// The tests send no form's own operation, so one family is enough for all of them.
let samples: Samples;
beforeAll(async () => {
  samples = await makeSamples("https://banner.test");
});

async function openPage(intent: Operation) {
  const { path, user = samples.user } = (await SAMPLE_FORMS[intent]?.(samples)) ?? { path: "" };
  const headers = { Cookie: await signedInCookie(user), Accept: "text/html" };
  const page = await read(await fetch(app.url + path, { headers }));
  const button = [...page.querySelectorAll("button")].find(({ textContent }) => textContent === "Accept All Cookies");
  return { headers, button: button as HTMLButtonElement, form: button?.form as HTMLFormElement };
}

// A list with a field, a dialog, an index route, a form for one scope of three, and rows with hidden fields.
const INTENTS: Operation[] = ["add-item", "add-event", "choose-for-reader", "edit-following", "save-timetable"];

it.each(INTENTS)("the page of %s comes back with its form as it was", async (intent) => {
  const { headers, button, form } = await openPage(intent);
  expect(form.querySelector<HTMLInputElement>("input[name=intent]")?.value).toBe(intent);
  fillIn(form);
  const typed = holds(form);
  expect(typed).not.toEqual([]);
  const body = new URLSearchParams(readFields(form, button));
  const answered = await fetch(new URL(button.getAttribute("formaction") ?? "", app.url), {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  expect(answered.status).toBe(307);
  const consent = answered.headers
    .getSetCookie()
    .find((line) => line.startsWith("roost_consent="))
    ?.split(";")[0];
  const to = new URL(answered.headers.get("Location") ?? "", app.url).href;
  const back = await fetch(to, {
    method: "POST",
    headers: { ...headers, Cookie: `${headers.Cookie}; ${consent}` },
    body,
    redirect: "manual",
  });
  expect(back.status).toBe(200);
  const after = await read(back);
  expect([...after.querySelectorAll(".cookie, .oops")]).toEqual([]);
  const own = new URL(form.action).pathname;
  const same = [...after.forms].filter(
    (one) =>
      new URL(one.action, app.url).pathname === own &&
      one.querySelector<HTMLInputElement>("input[name=intent]")?.value === body.get("intent"),
  );
  expect(same.map(holds)).toContainEqual(typed);
});

it.each<Operation>(["delete-event", "add-again"])(
  "the banner of %s, which has no such form, is a form of its own",
  async (intent) => {
    const { form } = await openPage(intent);
    expect(form.getAttribute("action")).toBe("/cookies");
  },
);
