import { expect } from "vitest";
import type { User } from "#app/models/people/user.server.ts";
import { signedInCookie } from "#tests/support/session.ts";

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON comes back
  body: any;
  text: string;
}

interface Sending {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, with no content type but the one in `headers`. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
}

/** Calls the API over HTTP as a script does, and checks the form of every answer. */
export class Client {
  constructor(
    readonly url: string,
    readonly cookie = "",
  ) {}

  async send(method: string, path: string, { json, raw, headers = {} }: Sending = {}): Promise<Reply> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      redirect: "manual",
      headers: {
        ...(this.cookie ? { Cookie: this.cookie } : {}),
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(raw === undefined ? {} : { body: raw as BodyInit }),
    });
    // A stream of events has no end.
    const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
    if (isStream) await response.body?.cancel();
    const text = isStream ? "" : await response.text();
    const isCalendar = response.headers.get("Content-Type")?.startsWith("text/calendar");
    if (!isCalendar && response.status !== 304) expectNoPage(response, text);
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: response.headers.get("Content-Type")?.startsWith("application/json") && text ? JSON.parse(text) : undefined,
    };
  }

  get = (path: string, sending?: Sending) => this.send("GET", path, sending);
  post = (path: string, json?: unknown, headers?: Record<string, string>) =>
    this.send("POST", path, { json, ...(headers ? { headers } : {}) });
  put = (path: string, json?: unknown) => this.send("PUT", path, { json });
  delete = (path: string, json?: unknown) => this.send("DELETE", path, { json });
}

/** Never HTML, never a stack trace (docs/product/api.md, "Answers"). */
function expectNoPage(response: Response, text: string): void {
  const what = `${response.status} ${response.url}: ${text.slice(0, 300)}`;
  expect(text, what).not.toMatch(/<!doctype|<html|\n\s+at |node_modules|Sequelize|\.server\.ts/i);
  if (text) expect(response.headers.get("Content-Type"), what).toMatch(/^(application\/(ld\+)?json|text\/plain)/);
  if (response.status >= 400 && response.headers.get("Content-Type")?.startsWith("application/json") && text) {
    expect(JSON.parse(text), what).toMatchObject({ error: expect.stringMatching(/\S/) });
  }
}

export const makeClient = async (url: string, user: Pick<User, "id">) => new Client(url, await signedInCookie(user));
