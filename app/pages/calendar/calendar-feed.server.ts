import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import Negotiator from "negotiator";
import type { Temporal } from "temporal-polyfill";
import { calendarFeedSchema } from "#app/schemas/calendar/calendar-export.ts";
import { matchesEtag } from "#app/server/etag.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import { type FeedState, feedState, findFeed, markSeen } from "#app/services/calendar/export.server.ts";
import { readFeed } from "#app/services/calendar/feed-cache.server.ts";

const decompress = promisify(gunzip);

const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);
const httpDate = (second: number) => new Date(second * 1000).toUTCString();

/**
 * Whether the reader has this state; `If-Modified-Since` counts only without `If-None-Match` (RFC 9110, section
 * 13.2.2).
 */
function isFresh({ headers }: Request, { etag, lastModified, hasDate }: FeedState): boolean {
  const tags = headers.get("If-None-Match");
  if (tags !== null) return matchesEtag(tags, etag);
  const since = Date.parse(headers.get("If-Modified-Since") ?? "");
  return hasDate && !Number.isNaN(since) && seconds(lastModified) <= since / 1000;
}

/** Whether the reader accepts the cached gzip body. */
const takesGzip = ({ headers }: Request) =>
  new Negotiator({ headers: { "accept-encoding": headers.get("Accept-Encoding") ?? "" } }).encoding([
    "gzip",
    "identity",
  ]) === "gzip";

const textError = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "private, no-store" },
  });

/** Answers a program that subscribes to a family's calendar. The token in the address is its only credential. */
export async function answerFeed({ request, url, params, now }: PageContext): Promise<Response> {
  const id = /^[1-9]\d{0,14}$/.test(params.familyId ?? "") ? Number(params.familyId) : 0;
  const family = await findFeed(id, url.searchParams.get("token") ?? "");
  if (!family) return textError(404, "We can’t find a calendar at this link.");
  const query = calendarFeedSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) return textError(400, "include_meals is true or false.");
  const { include_meals } = query.data;
  const state = feedState(family, now, include_meals);
  // `calendar_changed_at` may be a second in the future, which `Last-Modified` may not be (RFC 9110, section 8.8.2.1).
  const lastModified = httpDate(Math.min(seconds(state.lastModified), seconds(now)));
  const headers = {
    ETag: state.etag,
    ...(state.hasDate && (await markSeen(family, now)) ? { "Last-Modified": lastModified } : {}),
    "Cache-Control": "private, max-age=300",
  };
  if (isFresh(request, state)) return new Response(null, { status: 304, headers });
  const content = { ...headers, "Content-Type": "text/calendar; charset=utf-8" };
  if (request.method === "HEAD") return new Response(null, { headers: content });
  const text = await readFeed({ family }, state.etag, include_meals, now);
  return takesGzip(request)
    ? new Response(text, { headers: { ...content, "Content-Encoding": "gzip", Vary: "Accept-Encoding" } })
    : new Response(await decompress(text), { headers: content });
}
