import { vi } from "vitest";

interface Seen {
  status: number;
  html: string;
  address: string;
}

/** A browser without script: it follows the redirect after a form, and reloads a page that refreshes itself. */
export function makeBrowser({ url }: { url: string }, cookie: string) {
  const ask = async (path: string, body?: URLSearchParams): Promise<Seen> => {
    const headers = { Cookie: cookie, Accept: "text/html" };
    const how = body ? { method: "POST", body } : {};
    const response = await fetch(url + path, { ...how, headers, redirect: "manual" });
    const to = response.headers.get("Location");
    if (response.status === 303 && to) return ask(to.split("#")[0] as string);
    return { status: response.status, html: await response.text(), address: path };
  };
  /** The finished page, after the pages that say that it is still being made. */
  const askUntilMade = async (path: string, body?: URLSearchParams): Promise<Seen> => {
    let seen = await ask(path, body);
    const isMade = () => !seen.html.includes('http-equiv="refresh"');
    if (isMade()) return seen;
    await vi.waitUntil(
      async () => {
        seen = await ask(seen.address);
        return isMade();
      },
      { timeout: 15_000, interval: 100 },
    );
    return seen;
  };
  return {
    open: (path: string) => askUntilMade(path),
    press: (path: string, fields: Record<string, string>) => askUntilMade(path, new URLSearchParams(fields)),
  };
}
