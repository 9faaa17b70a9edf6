import { postForm } from "#tests/support/post-form.ts";

/** A browser without script that keeps its cookies, and follows no redirect. */
export class CookieBrowser {
  constructor(readonly origin: () => string) {}

  readonly #cookies = new Map<string, string>();

  keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
  }

  get cookie(): string {
    return [...this.#cookies].map((pair) => pair.join("=")).join("; ");
  }

  async #read(answer: Response) {
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return { status: answer.status, to: answer.headers.get("Location") ?? "", html: await answer.text() };
  }

  async get(path: string) {
    const headers = { Cookie: this.cookie, Accept: "text/html" };
    return this.#read(await fetch(new URL(path, this.origin()), { headers, redirect: "manual" }));
  }

  async post(path: string, fields: Record<string, string>) {
    return this.#read(await postForm(new URL(path, this.origin()).href, this.cookie, fields));
  }
}

/** The submission id of a page's form. */
export const submissionOf = (html: string) => /name="submission_id" value="([^"]+)"/.exec(html)?.[1] as string;
