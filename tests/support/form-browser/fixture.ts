import type { BrowserContext, BrowserContextOptions } from "@playwright/test";
import type { Gate } from "#tests/support/gate.ts";
import type { OpenContext } from "#tests/support/test.ts";
import { FormContext } from "./page.ts";

interface Needs extends Pick<BrowserContextOptions, "baseURL" | "userAgent" | "locale"> {
  gate: Gate;
}

/** For `use` of a project: its tests get form browsers instead of Chromium. */
export async function openFormContext(
  { baseURL, userAgent, locale, gate }: Needs,
  use: (open: OpenContext) => Promise<void>,
): Promise<void> {
  await use(async () => {
    const context = new FormContext({
      baseURL: String(baseURL),
      userAgent,
      locale,
      heard: ({ status, url, headers }, method) => gate.hear(status, method, url, headers.get("X-Request-Id")),
    });
    // The other methods of a browser's context need script, styles or pictures.
    return context as unknown as BrowserContext;
  });
}
