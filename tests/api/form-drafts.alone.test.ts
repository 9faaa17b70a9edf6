import { beforeAll, expect, it } from "vitest";
import { FormDraft } from "#app/models/people/form-draft.server.ts";
import { endSessions } from "#app/services/people/devices.server.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeFamily, makeUser } from "#tests/support/factories.ts";
import { postForm } from "#tests/support/post-form.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** Forms of an ended session (docs/product/pages.md). */
const app = runApp();

let made: Awaited<ReturnType<typeof makeFamily>>;
/** The hidden field of a form that was given to them. */
let submission: string;

const page = async (path: string, cookie: string) => {
  const answer = await fetch(app.url + path, { headers: { Cookie: cookie, Accept: "text/html" }, redirect: "manual" });
  return { status: answer.status, to: answer.headers.get("Location"), html: await answer.text() };
};

beforeAll(async () => {
  made = await makeFamily();
  const { html } = await page("/meals/new", await signedInCookie(made.user));
  submission = html.match(/name="submission_id" value="([^"]+)"/)?.[1] as string;
  await endSessions(made.user, null);
});

const FIELDS = { intent: "add-meal", title: "Leek soup", planned_date: "2027-03-01", meal_type: "dinner" };

/** Sends a form without a session. Returns the cookie of the stored draft; `null` without a draft. */
async function sendLate(fields: Record<string, string>) {
  const answer = await postForm(`${app.url}/meals/new?week=2027-03-01`, "", fields);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("roost_form="));
  return line?.split(";")[0] ?? null;
}

it("shows the input to its user, who sends it once", async () => {
  const kept = await sendLate({ ...FIELDS, submission_id: submission });
  const cookie = `${await signedInCookie(made.user)}; ${kept}`;
  const { status, html } = await page("/drafts/form", cookie);
  expect(status).toBe(200);
  expect(html).toContain("<dd>Leek soup</dd>");
  expect(html).toContain(`action="/meals/new?week=2027-03-01"`);
  const sent = await postForm(`${app.url}/meals/new?week=2027-03-01`, cookie, { ...FIELDS, submission_id: submission });
  expect(sent.status).toBe(303);
  expect(sent.headers.getSetCookie().some((line) => /^roost_form=;.*Max-Age=0/.test(line))).toBe(true);
  expect(await FormDraft.count()).toBe(0);
  expect(await page("/drafts/form", cookie)).toMatchObject({ status: 302, to: "/dashboard" });
});

it("does not show it to another user, and then deletes it", async () => {
  const kept = await sendLate({ ...FIELDS, submission_id: submission });
  const other = await makeFamily();
  const seen = await page("/drafts/form", `${await signedInCookie(other.user)}; ${kept}`);
  expect(seen).toMatchObject({ status: 302, to: "/dashboard" });
  expect(await FormDraft.count()).toBe(0);
  expect(await page("/drafts/form", `${await signedInCookie(made.user)}; ${kept}`)).toMatchObject({ to: "/dashboard" });
});

it("keeps nothing that names no account of ours, holds nothing that was typed, or too much of it", async () => {
  const [random, mark] = submission.split(".") as [string, string];
  const other = await makeUser();
  const forged = other.id.toString(36) + mark.slice(-8);
  const large = "x".repeat(64 * 1024);
  for (const fields of [
    FIELDS,
    { ...FIELDS, submission_id: random },
    { ...FIELDS, submission_id: `${random}.${forged}` },
    { ...FIELDS, submission_id: `${random}.` },
    { ...FIELDS, submission_id: submission, description: large },
    { intent: "delete-meal", submission_id: submission },
  ]) {
    expect(await sendLate(fields)).toBeNull();
  }
  expect(await FormDraft.count()).toBe(0);
});

it("keeps 64 kB of text, of whatever signs", async () => {
  const kept = await sendLate({ ...FIELDS, submission_id: submission, description: '"\n'.repeat(31_000) });
  expect(kept).not.toBeNull();
  await FormDraft.destroy({ where: {} });
});

it("is deleted after an hour", async () => {
  const kept = await sendLate({ ...FIELDS, submission_id: submission });
  await FormDraft.update({ created_at: new Date(Date.now() - 61 * 60_000) }, { where: {}, silent: true });
  const { to } = await page("/drafts/form", `${await signedInCookie(made.user)}; ${kept}`);
  expect(to).toBe("/dashboard");
});
