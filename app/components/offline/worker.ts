import type {
  ExtendableEvent,
  FetchEvent,
  MessageEventOfPage,
  NotificationEvent,
  PushEvent,
} from "#app/components/offline/worker-events.ts";
import {
  ACCOUNT_HEADER,
  FAMILY_HEADER,
  isStoredOffline,
  NOBODY,
  OFFLINE_PAGE,
  surplus,
} from "#app/shared/offline/offline.ts";

/**
 * The service worker (docs/product/offline.md): keeps pages to be read without a signal, and rings what is pushed. Built
 * as a script by itself (vite.config.ts, `?script`).
 */
declare const self: {
  skipWaiting(): void;
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
    get(id: string): Promise<{ postMessage(what: string): void } | undefined>;
  };
};
/** The picture of a notice, written before this script by its route. */
declare const ICON: string;

const ASSETS = "assets";
/** Stands while a sign-out waits to be sent. */
const OUT = "out";
/** Begins the names of caches of pages; person and family follow. */
const PAGES = "pages ";
/** Where every page of a family has room for when it was seen. */
const SEEN_PLACE = '<div id="seen">';
const MAX_ASSETS = 300;
const FORGET_MS = 30 * 864e5;
const FRESH_MS = 60_000;
const LIMIT_MS = 8_000;
/** In the shop the list is wanted at once. */
const LIST_LIMIT_MS = 3_000;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const namesOfPages = async () => (await caches.keys()).filter((name) => name.startsWith(PAGES));

const isHtml = ({ headers }: Response) => headers.get("Content-Type")?.startsWith("text/html");
/** When an answer was given, in milliseconds since 1970. */
const seenAt = (answer?: Response) => Date.parse(answer?.headers.get("Date") ?? "");

/** Pages that came after what is kept was shown in their place, for whoever loads them again. */
const late = new Map<string, Response>();

/** Keeps files in the order of their last use, and forgets those used longest ago. */
async function keepAssets(urls: Iterable<string>) {
  const cache = await caches.open(ASSETS);
  for (const url of new Set(urls)) {
    const known = (await cache.match(url)) ?? (await fetch(url).catch(() => undefined));
    if (known?.ok) await cache.put(url, known);
  }
  const keys = await cache.keys();
  for (const old of keys.slice(0, -MAX_ASSETS)) if (!old.url.endsWith(OFFLINE_PAGE)) await cache.delete(old);
}

const assetsIn = (text: string) => text.match(/\/assets\/[\w.-]+\w/g) ?? [];

/** Keeps a page, and what it is made of; Lite pages, which hold no script, are not kept. */
async function store(cache: Cache, address: string, response: Response) {
  const isPage = isHtml(response);
  const text = isPage ? await response.clone().text() : "";
  if (isPage && !text.includes("<script")) return;
  await cache.put(address, response);
  const kept = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const bytes = Number((await cache.match(request))?.headers.get("Content-Length"));
    kept.push({ address: pathname + search, bytes });
  }
  for (const old of surplus(kept)) await cache.delete(old);
  await keepAssets(assetsIn(text));
}

/** Forgets what is kept of anyone but the person of an answer, then keeps it where it is of those pages. */
async function heed(address: string, response: Response) {
  const account = response.headers.get(ACCOUNT_HEADER);
  if (!account) return;
  const name = `${PAGES}${account} ${response.headers.get(FAMILY_HEADER)}`;
  for (const other of await namesOfPages()) if (other !== name) await caches.delete(other);
  const isTheirs = account !== NOBODY && response.headers.has(FAMILY_HEADER);
  if (isTheirs && response.status === 200 && isStoredOffline(address))
    await store(await caches.open(name), address, response);
}

/** A page with something else in one place. */
const put = async (page: Response, place: string, text: string, status = 200) =>
  new Response((await page.text()).replace(place, place + text), { status, headers: page.headers });

/** When a page was seen, as people say it: of another day with the day. */
function formatTime(seen: Date): string {
  const isToday = seen.toDateString() === new Date().toDateString();
  return seen.toLocaleString([], { ...(!isToday && { dateStyle: "medium" }), timeStyle: "short" });
}

/** A page as it was seen last; nothing where nobody was in touch for 30 days. */
async function findStored(address: string): Promise<Response | undefined> {
  for (const name of await namesOfPages()) {
    const cache = await caches.open(name);
    const [last] = (await cache.keys()).slice(-1);
    const page = await cache.match(address);
    if (last && Date.now() - seenAt(await cache.match(last)) > FORGET_MS) await caches.delete(name);
    else if (page) {
      const said = `<p class="flash flash--warn" role="status">No signal. As of ${formatTime(new Date(seenAt(page)))}.</p>`;
      return isHtml(page) ? put(page, SEEN_PLACE, said) : page;
    }
  }
  return undefined;
}

/** The page of no signal; `typed` is what was not sent. */
async function offlinePage(typed: string[][] = []): Promise<Response> {
  const page = await caches.match(OFFLINE_PAGE, { cacheName: ASSETS });
  const text = ` data-typed="${encodeURIComponent(JSON.stringify(typed))}"`;
  return page ? put(page, "<html", text, 503) : Response.error();
}

/** Whether a sign-out without a signal is still to be sent: then it is sent before all else. */
async function isSignedOut(): Promise<boolean> {
  if (!(await caches.has(OUT))) return false;
  const sent = await fetch("/logout", { method: "POST", redirect: "manual" }).catch(() => undefined);
  if (sent?.type !== "opaqueredirect") return true;
  await caches.delete(OUT);
  return false;
}

/** Clears this phone at once, and remembers that the server is to be told. */
async function signOut() {
  await caches.open(OUT);
  for (const name of await namesOfPages()) await caches.delete(name);
  indexedDB.deleteDatabase("roost");
}

/** A form is never answered from what is kept. */
async function send(request: Request, pathname: string): Promise<Response> {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch {
    const form = await copy.formData();
    if (pathname !== "/logout") return offlinePage([...form].map(([name, value]) => [name, String(value)]));
    await signOut();
    return offlinePage();
  }
}

async function answerPage(event: FetchEvent, pathname: string, address: string): Promise<Response> {
  const { request } = event;
  if (await isSignedOut()) return offlinePage();
  if (request.method !== "GET") return send(request, pathname);
  const came = late.get(address);
  late.delete(address);
  if (came) return came;
  let isLate = false;
  const network = fetch(request).then(async (response) => {
    const copy = response.clone();
    if (isLate) {
      late.set(address, response.clone());
      (await self.clients.get(event.resultingClientId))?.postMessage("late");
    }
    event.waitUntil(heed(address, copy));
    return response;
  });
  event.waitUntil(network.catch(() => undefined));
  const patience = async () => {
    await wait(pathname === "/groceries" ? LIST_LIMIT_MS : LIMIT_MS);
    const page = await findStored(address);
    isLate = page !== undefined;
    return page ?? network;
  };
  return Promise.race([network, patience()]).catch(async () => (await findStored(address)) ?? offlinePage());
}

async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request.url);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

async function answerOther(event: FetchEvent, address: string): Promise<Response> {
  if (await isSignedOut()) return Response.error();
  try {
    const response = await fetch(event.request);
    event.waitUntil(heed(address, response.clone()));
    return response;
  } catch (error) {
    const photo = await findStored(address);
    if (photo) return photo;
    throw error;
  }
}

function on<E extends Event>(name: string, listener: (event: E) => void) {
  addEventListener(name, listener as EventListener);
}

on<ExtendableEvent>("install", (event) => {
  self.skipWaiting();
  const keepOffline = async () => {
    const page = await fetch(OFFLINE_PAGE, { credentials: "omit" });
    const text = await page.clone().text();
    await (await caches.open(ASSETS)).put(OFFLINE_PAGE, page);
    await keepAssets(assetsIn(text));
  };
  event.waitUntil(keepOffline());
});

// The page that has brought it, too: what becomes of its sign-in is to be heeded.
on<ExtendableEvent>("activate", (event) => event.waitUntil(self.clients.claim()));

on<FetchEvent>("fetch", (event) => {
  const { mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (origin !== location.origin || pathname.endsWith("/live")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(answerAsset(event.request));
  else if (mode === "navigate") event.respondWith(answerPage(event, pathname, pathname + search));
  else event.respondWith(answerOther(event, pathname + search));
});

/** A page says where it is and what it runs on; what is kept of it is not older than a minute then. */
on<MessageEventOfPage>("message", (event) => {
  const { page, assets } = event.data;
  const keepPage = async () => {
    if (late.has(page)) event.source?.postMessage("late");
    const isFresh = Date.now() - seenAt(await caches.match(page)) < FRESH_MS;
    if (isStoredOffline(page) && !isFresh) await heed(page, await fetch(page));
    await keepAssets(assets);
  };
  event.waitUntil(keepPage().catch(() => undefined));
});

on<PushEvent>("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: ICON, data: url }));
});
on<NotificationEvent>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
