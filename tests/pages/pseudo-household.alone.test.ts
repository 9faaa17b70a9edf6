import { beforeAll, describe, expect, it } from "vitest";
import { Passkey } from "#app/models/people/passkey.server.ts";
import { invitationToken } from "#app/services/people/invitations.server.ts";
import { linkSecrets } from "#app/services/people/link-tokens.server.ts";
import { hashPassword } from "#app/services/people/password-hashes.server.ts";
import { savePassword } from "#app/services/people/passwords.server.ts";
import { makeLink } from "#app/services/people/sign-in-links.server.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { runApp } from "#tests/support/api-app.ts";
import { makeHouseholdUser, makeInvitation, makeMember } from "#tests/support/factories.ts";
import { makeSetUp, open, PASSWORD } from "#tests/support/household.ts";
import { Browser } from "#tests/support/local-sign-in.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { signedInCookie } from "#tests/support/session.ts";
import { findUnmarked, readWritten } from "#tests/support/unmarked.ts";

// Passkeys need a name.
let origin = "";
runApp(async () => {
  const port = String(await findFreePort());
  origin = `http://localhost:${port}`;
  return {
    SIGN_IN: "household",
    SIGN_UP: "open",
    ALL_LANGUAGES: "true",
    PORT: port,
    APP_URL: origin,
  };
});

/** A browser of someone who reads the pseudo-language. */
const newReader = (cookie = "") =>
  new Browser((url, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Accept-Language", "en-XA");
    if (cookie) headers.set("Cookie", cookie);
    return fetch(url, { ...init, headers });
  });

async function expectMarked(reader: Browser, path: string, status: number, form?: Record<string, string>) {
  const page = await open({ url: origin }, reader, path, form);
  expect([page.path, page.status]).toEqual([page.path, status]);
  const written = await readWritten(process.env.DATABASE_URL as string);
  const typed = JSON.stringify(form ?? {}).toLowerCase();
  expect(findUnmarked(parsePage(page.html), written + typed), page.path).toEqual([]);
  return page;
}

it("the set-up has every text in a catalogue", async () => {
  const reader = newReader();
  await expectMarked(reader, "/set-up", 200);
  await expectMarked(reader, "/set-up/WRONG", 404);
  const path = `/set-up/${await makeSetUp()}`;
  await expectMarked(reader, path, 200);
  await expectMarked(reader, path, 400, {});
  await expectMarked(reader, path, 400, { name: "x", sign_in_name: "?", email: "nowhere", password: "short" });
});

describe("with an account", () => {
  let made: Awaited<ReturnType<typeof makeHouseholdUser>>;
  let cookie: string;
  beforeAll(async () => {
    made = await makeHouseholdUser();
    await savePassword(made.user, await hashPassword(PASSWORD));
    cookie = await signedInCookie(made.user);
  });

  it("signing in has every text in a catalogue", async () => {
    const reader = newReader();
    await expectMarked(reader, "/set-up", 410);
    const { path } = await expectMarked(reader, "/auth/household", 200, {});
    await expectMarked(reader, path, 400, {});
    await expectMarked(reader, path, 400, { name: "nobody", password: "wrong" });
    await expectMarked(newReader(), path, 400);
    await expectMarked(reader, "/sign-in/help", 200);
    await expectMarked(reader, "/sign-in/new", 200);
    await expectMarked(reader, "/sign-in/new", 400, { name: "x", sign_in_name: "?", email: "nowhere", password: "y" });
    await expectMarked(reader, "/let-in", 200);
    await expectMarked(reader, "/let-in?index", 404, { code: "0000" });
    await expectMarked(reader, "/confirm-email", 200);
    await expectMarked(reader, "/confirm-email/unknown", 404);
  });

  it.each(["device", "password"] as const)("a link for a %s has every text in a catalogue", async (kind) => {
    const { token } = linkSecrets(await makeLink({ kind, person: made.user, madeBy: null })) ?? { token: "" };
    await expectMarked(newReader(), `/let-in/${token}`, 200);
    await expectMarked(newReader(), "/let-in/unknown", 404);
    if (kind === "password") await expectMarked(newReader(), `/let-in/${token}`, 400, { password: "short" });
  });

  it("how one signs in has every text in a catalogue", async () => {
    const reader = newReader(cookie);
    await Passkey.create({
      user_id: made.user.id,
      name: "Phone",
      credential_id: "x",
      public_key: Buffer.from("x"),
      counter: 0,
      rp_id: "localhost",
    } as never);
    const passkey = await Passkey.findOne({ rejectOnEmpty: true });
    for (const path of [
      "/account/sign-in",
      "/account/sign-in-again",
      "/account/sign-in/passkeys/new",
      `/account/sign-in/passkeys/${passkey.id}`,
      "/account/devices",
      "/account/devices/new",
      "/account",
      "/account/privacy",
      "/account/family",
    ]) {
      await expectMarked(reader, path, 200);
    }
    await expectMarked(reader, "/account/devices/new", 200, { intent: "make-sign-in-link" });
    const wrong = { intent: "change-password", current_password: "wrong", new_password: "short" };
    await expectMarked(reader, "/account/sign-in", 400, wrong);
    await expectMarked(reader, "/account/sign-in", 400, { ...wrong, new_password: "violet compass harbour noodle" });
    await expectMarked(reader, "/account/sign-in", 400, { intent: "change-profile", sign_in_name: "?", email: "x" });
  });

  it("helping a member has every text in a catalogue", async () => {
    const reader = newReader(cookie);
    const { id } = await makeMember(made.family, { name: "Ella" });
    const page = `/account/family/members/${id}/sign-in`;
    await expectMarked(reader, page, 200);
    await expectMarked(reader, page, 400, { intent: "give-account", sign_in_name: "?" });
    await expectMarked(reader, page, 200, { intent: "give-account", sign_in_name: "ella" });
    for (const kind of ["device", "password"]) {
      await expectMarked(reader, `${page}/${kind}`, 200);
      await expectMarked(reader, `${page}/${kind}`, 200, { intent: "make-sign-in-link" });
    }
  });

  it("an invitation has every text in a catalogue", async () => {
    await made.family.update({ time_zone: "Europe/London" });
    const invitation = await makeInvitation(made, {});
    const path = `/join/${invitationToken(invitation)}`;
    await expectMarked(newReader(), path, 200);
    await expectMarked(newReader(), path, 400, { name: "", sign_in_name: "?", password: "short" });
  });
});
