import { createHash, randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { config } from "#app/config/env.server.ts";
import { documentHeaders } from "#app/http/server/security-headers.server.ts";
import { wholeResponse } from "#app/http/server/whole-body.ts";
import { markAnswer, sessionRow } from "#app/http/session/visitor.server.ts";
import { isExtensionDue, type SessionRow } from "#app/services/people/sessions.server.ts";
import { requestStore } from "#app/utils/request-store.server.ts";

/** The pages that are opened most. */
const PAGES = new Set(["/dashboard", "/calendar", "/meals", "/groceries"]);

const MINUTE_MS = 60_000;
/** Of the memory for what is kept: a page is of use for a minute, what it was made of for longer. */
const SHARE = 4;

/** The texts that are new in every page, each 9 bytes of chance or longer. */
export interface Randoms {
  nonce: string;
  /** With the mark of the person behind a dot. */
  submissionId: string;
  requestId: string;
}

/** A page without its random texts: what is between them and, at every second place, which stands there. */
export type Pieces = readonly string[];

const NAMES = ["nonce", "submissionId", "requestId"] as const;

export const cutRandoms = (html: string, randoms: Randoms): Pieces =>
  html
    .split(new RegExp(`(${NAMES.map((name) => randoms[name]).join("|")})`))
    .map((piece, index) => (index % 2 === 0 ? piece : (NAMES.find((name) => randoms[name] === piece) as string)));

export const putRandoms = (pieces: Pieces, randoms: Randoms): string =>
  pieces.map((piece, index) => (index % 2 === 0 ? piece : randoms[piece as keyof Randoms])).join("");

interface KeptPage {
  pieces: Pieces;
  headers: [string, string][];
  cookies: readonly string[];
  mark: string;
}

let memory: LRUCache<string, KeptPage> | null | undefined;

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
 * changed (docs/decisions/070-pages-kept-whole.md); `null` where there is none. `context` is that of the request under way.
 */
export async function findKeptPage(request: Request, context: AppLoadContext): Promise<Response | null> {
  const [store, kept] = [requestStore.getStore(), openMemory()];
  const { pathname } = new URL(request.url);
  if (!store || !kept || request.method !== "GET" || !PAGES.has(pathname)) return null;
  // Who asks again is told of the failure.
  const row = await sessionRow({ request, context }).catch(() => null);
  const now = new Date();
  if (!row || isExtensionDue(row, now)) return null;
  const name = nameAnswer(request, row, now);
  const page = kept.get(name);
  if (!page) {
    asked.set(context, { name, queries: store.queries });
    return null;
  }
  markAnswer(row);
  for (const cookie of page.cookies) store.addCookie(cookie);
  const randoms = {
    nonce: randomBytes(16).toString("base64url"),
    submissionId: randomBytes(9).toString("base64url") + page.mark,
    requestId: store.requestId,
  };
  const headers = [...page.headers, ...documentHeaders(randoms.nonce, pathname)];
  return wholeResponse(putRandoms(page.pieces, randoms), { status: 200, headers });
}

/**
 * Keeps a page that was made of the session, the request and what is kept alone: it took no statement after the one that
 * looked up who asks.
 */
export function keepPage(context: AppLoadContext, pieces: Pieces, headers: Headers, { submissionId }: Randoms): void {
  const [store, of] = [requestStore.getStore(), asked.get(context)];
  if (!store || !of || store.queries !== of.queries || store.hasWritten || headers.has("Set-Cookie")) return;
  const [, mark = ""] = submissionId.split(/(?=\.)/);
  const size = 1 + 2 * pieces.reduce((sum, piece) => sum + piece.length, 0);
  openMemory()?.set(of.name, { pieces, headers: [...headers], cookies: store.cookies, mark }, { size });
}
