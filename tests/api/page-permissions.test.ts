import { beforeAll, describe, expect, it } from "vitest";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { removeMember } from "#app/services/people/members.server.ts";
import type { Operation } from "#app/shared/operations.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeInvitation, makeMember, makeUser } from "#tests/support/factories.ts";
import { postForm } from "#tests/support/post-form.ts";
import { joinFamily, OTHERS, type Role } from "#tests/support/roles.ts";
import { SAMPLE_FORMS } from "#tests/support/sample-forms.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** The permissions of each role on pages (docs/product/accounts.md). */
const app = runApp();

const FORMS_OF_GROWN_UPS: Operation[] = [
  "add-chore",
  "add-routine",
  "edit-chore",
  "delete-chore",
  "restore-chore",
  "rest-chore",
  "wake-chore",
  "add-absence",
  "remove-absence",
  "give-stars",
  "save-goal",
  "delete-goal",
  "give-goal",
  "start-timetable",
  "save-timetable",
  "next-day",
  "delete-timetable",
  "edit-subject",
  "delete-subject",
  "save-terms",
  "bring-in-holidays",
  "remove-pack",
];

/** The same of forms, as the samples have them. */
const FORMS_OF_GUARDIANS: Operation[] = [
  "update-family",
  "delete-family",
  "keep-family",
  "change-time-zone",
  "remove-member",
  "delete-recipe",
  "renew-feed",
  "choose-feed",
  "resend-invitation",
  "revoke-invitation",
  "look-at-file",
  "bring-in",
  "undo-import",
  "discard-import",
  "look-at-recipes",
  "take-recipes",
  "undo-recipes",
  "discard-recipes",
  "add-calendar",
  "add-holidays",
  "edit-calendar",
  "remove-calendar",
  "refresh-calendar",
  "show-hidden",
  "hang-up-screen",
  "change-screen",
  "take-off-screen",
  // The sample forms restore a member, and change a parent to a child.
  "bring-back",
  "edit-member",
];

/** Whether a page gives the reason of the refusal, and a link back. */
const saysWhy = (html: string) =>
  (html.includes("Only a parent or guardian can ") || html.includes("Only an adult in the family can do that")) &&
  /<a class="btn[^>]*href="\//.test(html);

describe("pages", () => {
  let samples: Samples;
  beforeAll(async () => {
    samples = await makeSamples("https://permissions.test");
  });

  it("every form, for those who are no guardians, and then for one", { timeout: 60_000 }, async () => {
    const people = await Promise.all([...OTHERS, "guardian" as const].map((role) => joinFamily(samples.family, role)));
    const refused: Record<string, string[]> = {};
    for (const [at, person] of people.entries()) {
      const cookie = await signedInCookie(person);
      const mine: string[] = [];
      for (const [intent, make] of Object.entries(SAMPLE_FORMS)) {
        if (intent === "sign-out-devices") continue;
        const { path, fields = {}, user } = await make(samples);
        if (user) continue;
        const answer = await postForm(app.url + path, cookie, { intent, ...fields });
        const text = await answer.text();
        if (answer.status !== 403) continue;
        mine.push(intent);
        expect([intent, saysWhy(text), text.includes("This is for parents")]).toEqual([intent, true, true]);
      }
      refused[["child", "other", "guardian"][at] as string] = mine.sort();
    }
    const all = FORMS_OF_GUARDIANS.toSorted();
    const ofChild = [...all, ...FORMS_OF_GROWN_UPS].sort();
    expect(refused).toEqual({ child: ofChild, other: all, guardian: [] });
  });

  it("forms that name a role of a guardian, or someone who has one, are refused to others", async () => {
    const cookie = await signedInCookie(await joinFamily(samples.family, "child"));
    const removed = await makeMember(samples.family, { name: "Ida" });
    const forms: [path: string, intent: string, fields: Record<string, string>][] = [
      ["/account/family/members/new", "add-members", { "members[0].name": "X", "members[0].role": "parent" }],
      ["/dashboard/members/new", "add-members", { "members[1].name": "X", "members[1].role": "guardian" }],
      ["/onboarding", "add-members", { "members[0].name": "X", "members[0].role": "parent" }],
      ["/account/family/invitations/new", "send-invitation", { email: "no e-mail", role: "parent" }],
      [
        "/account/family/removed",
        "undo-removal",
        { removal: await removeMember(samples, removed.id), return_to: "/account" },
      ],
    ];
    for (const [path, intent, fields] of forms) {
      const { status } = await postForm(app.url + path, cookie, { intent, ...fields });
      expect([path, intent, status]).toEqual([path, intent, 403]);
    }
    expect(await FamilyMember.count({ where: { family_id: samples.family.id, name: "X" } })).toBe(0);
  });

  it("where someone may send no form, one that nobody knows is refused like the others", async () => {
    const { id } = await makeMember(samples.family, { name: "Uma" });
    const statuses = async (role: Role) => {
      const cookie = await signedInCookie(await joinFamily(samples.family, role));
      const paths = [`members/${id}/remove`, "members/999999/remove", "time-zone", `members/${id}/edit`];
      return Promise.all(
        paths.map(
          async (path) => (await postForm(`${app.url}/account/family/${path}`, cookie, { intent: "x" })).status,
        ),
      );
    };
    expect(await statuses("child")).toEqual([403, 404, 403, 400]);
    expect(await statuses("parent")).toEqual([400, 404, 400, 400]);
  });

  it("show nobody what they may not do, and say so at its address", async () => {
    const dad = await makeMember(samples.family, { name: "Dad" });
    const { id } = await dad.update({ role: "parent" });
    const una = await makeMember(samples.family, { name: "Una" });
    await makeInvitation(samples, { email: "uncle@example.com", role: "guardian" });
    const visit = async (role: Role) => {
      const headers = { Cookie: await signedInCookie(await joinFamily(samples.family, role)), Accept: "text/html" };
      return async (path: string) => {
        const answer = await fetch(app.url + path, { headers, redirect: "manual" });
        return { status: answer.status, html: await answer.text() };
      };
    };
    const [child, parent] = [await visit("child"), await visit("parent")];
    const shown: [path: string, text: string][] = [
      ["/account/family", 'value="update-family"'],
      ["/account/family", "/account/family/time-zone"],
      ["/account/family", `/account/family/members/${id}/remove`],
      ["/account/family", `/account/family/invitations/new?member=${id}`],
      ["/account/family", "Resend to uncle@example.com"],
      ["/account/family", "Revoke the invitation of uncle@example.com"],
      ["/account/family", `/account/family/members/${id}/edit`],
      [`/account/family/members/${una.id}/edit`, 'name="role"'],
      ["/account/family/members/new", '<option value="parent"'],
      ["/account/family/invitations/new", '<option value="guardian"'],
      ["/onboarding", '<option value="guardian"'],
      ["/calendar/sync", 'value="renew-feed"'],
      ["/calendar/sync", 'value="choose-feed"'],
      ["/account/privacy", "/account/privacy/data.zip"],
    ];
    for (const [path, text] of shown) {
      expect([path, text, (await parent(path)).html.includes(text)]).toEqual([path, text, true]);
      const { status, html } = await child(path);
      expect([path, text, status, html.includes(text)]).toEqual([path, text, 200, false]);
    }
    for (const path of [
      `/account/family/members/${id}/edit`,
      `/account/family/members/${id}/remove`,
      "/account/family/time-zone",
      "/account/privacy/data.zip",
    ]) {
      const { status, html } = await child(path);
      expect([path, status]).toEqual([path, 403]);
      expect([path, saysWhy(html), html.includes("This is for parents")]).toEqual([path, true, true]);
      expect([path, (await parent(path)).status]).toEqual([path, 200]);
    }
    expect((await child("/account/family/members/999999/remove")).status).toBe(404);
  });

  it("the wizard's own row is a guardian's", async () => {
    const founder = await makeUser();
    const cookie = await signedInCookie(founder);
    const send = (role: string) =>
      postForm(`${app.url}/onboarding`, cookie, {
        intent: "complete-setup",
        family_name: "The Larks",
        time_zone: "UTC",
        "you.name": "Anna",
        "you.role": role,
      });
    expect((await send("child")).status).toBe(400);
    expect((await send("other")).status).toBe(400);
    expect((await send("guardian")).status).toBe(303);
    expect(await FamilyMember.findOne({ where: { user_id: founder.id } })).toMatchObject({ role: "guardian" });
  });
});
