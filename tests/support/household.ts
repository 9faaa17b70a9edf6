import { randomBytes } from "node:crypto";
import { formatCode, makeCode, SET_UP_CODE_LENGTH } from "#app/domain/people/one-time-code.ts";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { User } from "#app/models/people/user.server.ts";
import { hashToken } from "#app/utils/hash-token.ts";
import { Browser, follow } from "#tests/support/local-sign-in.ts";

/** The household sign-in of an app under test. */

export const PASSWORD = "lantern otter bicycle plum";
export const MAYA = { name: "Maya Finch", sign_in_name: "maya", password: PASSWORD };

/** A page as a browser ends on it. */
export interface Page {
  status: number;
  url: string;
  path: string;
  html: string;
  heading: string | undefined;
}

/** Opens a path of the app, or sends a form to it, and follows where it leads. */
export async function open(
  app: { url: string },
  browser: Browser,
  path: string,
  form?: Record<string, string>,
): Promise<Page> {
  const response = await follow(browser, new URL(path, app.url).href, form);
  const html = await response.text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, "");
  return { status: response.status, url: response.url, path: new URL(response.url).pathname, html, heading };
}

/** A set-up code that works, as the start prints it. */
export async function makeSetUp(): Promise<string> {
  const code = makeCode(randomBytes(SET_UP_CODE_LENGTH));
  await SignInLink.create({
    kind: "set-up",
    user_id: null,
    token_hash: hashToken(code),
    created_at: new Date(),
    expires_at: new Date(Date.now() + 60_000),
  });
  return formatCode(code);
}

/** The path of the address that a start has printed for the first account; `undefined` without one. */
export const readSetUpPath = (output: string): string | undefined =>
  /^https?:\/\/[^/\s]+(\/set-up\/[\dA-Z-]+)$/m.exec(output)?.[1];

/** The first account of an empty database, signed in with `browser`. */
export async function makeMaya(app: { url: string }, browser = new Browser()): Promise<User> {
  await open(app, browser, `/set-up/${await makeSetUp()}`, MAYA);
  return User.findOne({ where: { sign_in_key: "maya" }, rejectOnEmpty: true });
}

/** Signs in with a name and a password, as the buttons of the landing page lead to it. */
export async function signInAs(
  app: { url: string },
  browser: Browser,
  name = MAYA.sign_in_name,
  password = PASSWORD,
): Promise<Page> {
  const { url } = await open(app, browser, "/auth/household", {});
  return open(app, browser, url, { name, password });
}
