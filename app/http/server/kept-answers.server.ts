import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { config } from "#app/config/env.server.ts";
import { type Asked, markAnswer, sessionRow } from "#app/http/session/visitor.server.ts";
import { isExtensionDue, type SessionRow } from "#app/services/people/sessions.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

const MINUTE_MS = 60_000;
/** Of the memory for what is kept: an answer is of use for a minute, what it was made of for longer. */
const SHARE = 4;

interface KeptAnswer {
  answer: () => Response;
  cookies: readonly string[];
}

let memory: LRUCache<string, KeptAnswer> | null | undefined;

function openMemory() {
  const maxSize = Math.floor(config().keptBytes / SHARE);
  memory ??= maxSize > 0 ? new LRUCache({ maxSize, ttl: MINUTE_MS }) : null;
  return memory;
}

/** What was asked, and how many statements it took to know by whom. */
const asked = new WeakMap<AppLoadContext, { name: string; queries: number }>();

/** A digest of all that such an answer hangs on: every header, the session's row with the family's counters, the minute. */
function nameAnswer({ url, headers }: Request, row: SessionRow, now: Date): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([url, [...headers], row, Math.floor(now.getTime() / MINUTE_MS)]));
  return hash.digest("base64url");
}

/**
 * The answer to what the same person asked before in the same words, in this minute, while nothing of their family has
 * changed (docs/decisions/070-answers-kept-whole.md); `null` where there is none.
 */
export async function findKeptAnswer({ request, context }: Asked): Promise<Response | null> {
  const [store, kept] = [requestStore.getStore(), openMemory()];
  if (!store || !kept || request.method !== "GET") return null;
  // Who asks for the row again is told of the failure.
  const row = await sessionRow({ request, context }).catch(() => null);
  const now = new Date();
  if (!row || isExtensionDue(row, now)) return null;
  const name = nameAnswer(request, row, now);
  const found = kept.get(name);
  if (!found) {
    asked.set(context, { name, queries: store.queries });
    return null;
  }
  markAnswer(row);
  for (const cookie of found.cookies) store.addCookie(cookie);
  return found.answer();
}

/**
 * Keeps how a request is answered that `findKeptAnswer` found nothing for, where the answer was made of the session, the
 * request and what is kept alone: it took no statement after the one that looked up who asks. It takes about `bytes` of memory.
 */
export function keepAnswer(context: AppLoadContext, bytes: number, answer: () => Response): void {
  const [store, of] = [requestStore.getStore(), asked.get(context)];
  if (!store || !of || store.queries !== of.queries || store.hasWritten) return;
  openMemory()?.set(of.name, { answer, cookies: store.cookies }, { size: 1 + bytes });
}
