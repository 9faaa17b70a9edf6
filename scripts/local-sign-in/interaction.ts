import type { IncomingMessage, ServerResponse } from "node:http";
import { parseCookie, stringifySetCookie } from "cookie";
import type { Provider } from "oidc-provider";
import { inLocale } from "#app/words/english.server.ts";
import { type Accounts, type Person, personSchema } from "#scripts/local-sign-in/accounts.ts";
import { type PageContext, signInPage } from "#scripts/local-sign-in/pages.tsx";
import { sendMessage, sendPage } from "#scripts/local-sign-in/send.ts";

const MAX_BODY_BYTES = 16_384;
const YEAR = 365 * 24 * 60 * 60;

interface Surroundings {
  provider: Provider;
  accounts: Accounts;
  context: PageContext;
  /** The cookie that keeps who signed in last, to fill the form in. */
  lastPersonCookie: string;
}

/** The body is larger than a name and an e-mail can be. */
export class BodyTooLarge extends Error {}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}

function readLastPerson(request: IncomingMessage, cookieName: string): Partial<Person> {
  try {
    const value = parseCookie(request.headers.cookie ?? "")[cookieName] ?? "";
    return personSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString("utf8")));
  } catch {
    return {};
  }
}

function rememberPerson(response: ServerResponse, cookieName: string, person: Person): void {
  const cookie = stringifySetCookie({
    name: cookieName,
    value: Buffer.from(JSON.stringify(person)).toString("base64url"),
    path: "/interaction",
    maxAge: YEAR,
    httpOnly: true,
    sameSite: "lax",
  });
  response.appendHeader("Set-Cookie", cookie);
}

/**
 * The sign-in form of one authorization request: shows it, and takes it. Throws oidc-provider's SessionNotFound for a
 * request that this browser has not begun or that a restart has ended, and a `BodyTooLarge`.
 */
export async function answerInteraction(
  { provider, accounts, context, lastPersonCookie }: Surroundings,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const interaction = await provider.interactionDetails(request, response);
  if (request.method === "GET" || request.method === "HEAD") {
    const hint = personSchema.shape.email.safeParse(interaction.params.login_hint).data;
    const { name = "", email = "" } = hint ? { email: hint } : readLastPerson(request, lastPersonCookie);
    sendPage(response, 200, signInPage(context, path, { name, email }));
    return;
  }
  if (request.method !== "POST") {
    response.setHeader("Allow", "GET, HEAD, POST");
    sendMessage(response, context, 405, "otherMethod", "otherMethodText");
    return;
  }
  const form = await readForm(request);
  if (form.get("intent") === "cancel") {
    const cancellation = { error: "access_denied", error_description: "The person chose not to sign in." };
    await provider.interactionFinished(request, response, cancellation, { mergeWithLastSubmission: false });
    return;
  }
  const typed = { name: form.get("name") ?? "", email: form.get("email") ?? "" };
  const person = personSchema.safeParse(typed);
  if (!person.success) {
    const { name, email } = person.error.flatten().fieldErrors;
    const write = (sentence: string | undefined) => inLocale(sentence ?? "", context.locale);
    const errors = { ...(name && { name: write(name[0]) }), ...(email && { email: write(email[0]) }) };
    sendPage(response, 400, signInPage(context, path, typed, errors));
    return;
  }
  rememberPerson(response, lastPersonCookie, person.data);
  // An empty consent answers a request that insists on being asked for it.
  const result = { login: { accountId: accounts.signIn(person.data), remember: false }, consent: {} };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
