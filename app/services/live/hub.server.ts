import type { Family } from "#app/models/people/family.server.ts";
import type { LiveStream } from "#app/models/system/live-stream.server.ts";
import { changesSince, type LiveEvent, missedSince, type ShowItem } from "#app/services/live/changes-since.server.ts";
import {
  type Changes,
  findShoppers,
  latestRevision,
  readChanges,
  type Shopper,
} from "#app/services/live/live-rows.server.ts";
import { freeSlots, renewSlots, takeSlot } from "#app/services/live/stream-slots.server.ts";
import { findFamiliesOf } from "#app/services/people/sessions.server.ts";
import { findHangingScreens } from "#app/services/wall/screen-visits.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { gauge } from "#app/utils/metrics.server.ts";

/** Milliseconds in which a family's changes are collected into one event. */
const DEBOUNCE_MS = 200;
/** A page learns within two of these intervals that its session has ended. */
const SESSIONS_MS = 2_000;
/** A wall screen learns within this interval of changed settings, or of its removal. */
const SCREENS_MS = 1_000;
/** Some proxies close a connection after 30 s without data. */
const HEARTBEAT_MS = 25_000;
/** The browser's own reconnection delay, for pages without our script. */
const RETRY_MS = 3_000;
/** Bytes. A reader that is further behind is disconnected; it reconnects and catches up. */
const MAX_BEHIND = 256 * 1024;

interface Stream {
  place: LiveStream;
  tokenHash: string;
  /** The last revision that was sent. */
  revision: number;
  /** `null`: a wall screen, which gets the names of changed topics without rows. */
  show: ShowItem | null;
  /** The last sent revision of a wall screen's settings; 0 for pages. */
  settings: number;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

type PageStream = Stream & { show: ShowItem };

const streams = new Set<Stream>();
gauge("roost_open_streams", "Open streams of live pages and screens.", () => streams.size);
/** The shoppers that were announced, by family: user id and time. */
const announcedShoppers = new Map<number, Map<number, number>>();
let timer: NodeJS.Timeout | undefined;
let isClosed = false;
const dueAt = { sessions: 0, screens: 0, heartbeat: 0 };

const encoder = new TextEncoder();

const write = ({ name, id, data }: LiveEvent): string =>
  `event: ${name}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

function send(stream: Stream, text: string): void {
  if (!text || !streams.has(stream)) return;
  stream.controller.enqueue(encoder.encode(text));
  if ((stream.controller.desiredSize ?? 0) < 0) void close([stream]);
}

/** Ends streams of this process. */
async function close(closing: readonly Stream[]): Promise<void> {
  const open = closing.filter((stream) => streams.delete(stream));
  for (const { controller } of open) controller.close();
  await freeSlots(open.map(({ place }) => place));
}

const shoppingEvent = ({ member_id, name, item_name, at }: Shopper): LiveEvent => ({
  name: "shopping",
  data: { member_id, name, item_name, at: at.toISOString() },
});

/** Sends each stream of a family the changes after its revision, without the user's own shopping. */
async function tell(familyId: number, ofFamily: readonly Stream[], now: Changes): Promise<void> {
  const revision = latestRevision(now);
  const allBehind = ofFamily.filter((stream) => stream.revision < revision);
  for (const screen of allBehind.filter(({ show }) => show === null)) {
    send(screen, write({ name: "changed", id: revision, data: {} }));
    screen.revision = revision;
  }
  const behind = allBehind.filter((stream): stream is PageStream => stream.show !== null);
  const [first] = behind;
  if (!first) return;
  const after = Math.min(...behind.map((stream) => stream.revision));
  const text = (await changesSince(familyId, after, now, first.show)).map(write).join("");
  const shoppers = now.grocery > after ? await findShoppers(familyId, new Date()) : [];
  const told = announcedShoppers.get(familyId) ?? new Map<number, number>();
  announcedShoppers.set(familyId, told);
  const news = shoppers.filter(({ member_id, at }) => at.getTime() > (told.get(member_id) ?? 0));
  for (const { member_id, at } of news) told.set(member_id, at.getTime());
  for (const stream of behind) {
    const ofOthers = news.filter(({ user_id }) => user_id !== stream.place.user_id);
    send(stream, text + ofOthers.map(shoppingEvent).map(write).join(""));
    stream.revision = revision;
  }
}

const groupByFamily = (): Map<number, Stream[]> => {
  const groups = new Map<number, Stream[]>();
  for (const stream of streams) {
    const { family_id } = stream.place;
    groups.set(family_id, [...(groups.get(family_id) ?? []), stream]);
  }
  return groups;
};

async function end(over: readonly Stream[]): Promise<void> {
  for (const stream of over) send(stream, write({ name: "signed-out", data: {} }));
  await close(over);
}

/** Ends streams of sessions that have ended, and of users who have left the family. */
async function endOfSessions(): Promise<void> {
  const pages = [...streams].filter(({ show }) => show !== null);
  const families = await findFamiliesOf(pages.map(({ tokenHash }) => tokenHash));
  await end(pages.filter(({ tokenHash, place }) => families.get(tokenHash) !== place.family_id));
}

/** Ends streams of removed wall screens, and sends changed settings to the others. */
async function lookAtScreens(): Promise<void> {
  const screens = [...streams].filter(({ show }) => show === null);
  const hanging = await findHangingScreens(
    screens.map(({ tokenHash, place }) => ({ token_hash: tokenHash, family_id: place.family_id })),
  );
  for (const stream of screens) {
    const settings = hanging.get(stream.tokenHash) ?? 0;
    if (settings <= stream.settings) continue;
    stream.settings = settings;
    send(stream, write({ name: "changed", id: settings, data: {} }));
  }
  await end(screens.filter(({ tokenHash }) => !hanging.has(tokenHash)));
}

async function look(): Promise<void> {
  const groups = groupByFamily();
  for (const familyId of announcedShoppers.keys()) if (!groups.has(familyId)) announcedShoppers.delete(familyId);
  const changes = await readChanges([...groups.keys()]);
  for (const [familyId, now] of changes) await tell(familyId, groups.get(familyId) ?? [], now);
  const now = Date.now();
  if (now >= dueAt.sessions) {
    dueAt.sessions = now + SESSIONS_MS;
    await endOfSessions();
  }
  if (now >= dueAt.screens) {
    dueAt.screens = now + SCREENS_MS;
    await lookAtScreens();
  }
  if (now >= dueAt.heartbeat) {
    dueAt.heartbeat = now + HEARTBEAT_MS;
    for (const stream of streams) send(stream, ":\n\n");
    await renewSlots([...streams].map(({ place }) => place));
  }
}

/** Polls as long as a stream is open. */
function watch(): void {
  if (timer || streams.size === 0) return;
  timer = setTimeout(async () => {
    // If the database is away, the next poll sends the changes since then.
    await look().catch(() => undefined);
    timer = undefined;
    watch();
  }, DEBOUNCE_MS);
  timer.unref();
}

interface Opening {
  family: Family;
  /** `null` for a wall screen. */
  user: { id: number } | null;
  /** The SHA-256 of the token of the session or wall screen. */
  tokenHash: string;
  /** The revision that the page has; `null` if it sends none. */
  after: number | null;
  /** Renders an item for this page; `null` for a wall screen. */
  show: ShowItem | null;
  /** The revision of a wall screen's settings. */
  settings?: number;
}

/**
 * A stream of a family's changes after `after`, as server-sent events (HTML Living Standard, section 9.2). Throws 429
 * if the user has too many streams, and 503 while the process ends.
 */
export async function openStream({
  family,
  user,
  tokenHash,
  after,
  show,
  settings = 0,
}: Opening): Promise<ReadableStream<Uint8Array>> {
  if (isClosed) throw new DomainError("unavailable", "The server is ending. Please try again.", undefined, 1);
  const place = await takeSlot({ family, user });
  try {
    const now = (await readChanges([family.id])).get(family.id);
    if (!now) throw new DomainError("not-found", "Family not found");
    const revision = latestRevision(now);
    const missed = after === null || !show ? [] : await missedSince(family.id, after, now, show);
    const shoppers = show ? await findShoppers(family.id, new Date()) : [];
    const ofOthers = shoppers.filter(({ user_id }) => user_id !== user?.id);
    const hello: LiveEvent = { name: "hello", id: revision, data: { revision: Math.max(revision, settings) } };
    const text = [hello, ...missed, ...ofOthers.map(shoppingEvent)].map(write).join("");
    let stream: Stream;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          stream = { place, tokenHash, revision, show, settings, controller };
          streams.add(stream);
          send(stream, `retry: ${RETRY_MS}\n\n${text}`);
          watch();
        },
        cancel: async () => {
          if (streams.delete(stream)) await freeSlots([place]).catch(() => undefined);
        },
      },
      { highWaterMark: MAX_BEHIND, size: (chunk) => chunk?.byteLength ?? 0 },
    );
  } catch (error) {
    await freeSlots([place]);
    throw error;
  }
}

/** Ends all streams of this process and refuses new ones. */
export async function closeStreams(): Promise<void> {
  isClosed = true;
  clearTimeout(timer);
  await close([...streams]);
}
