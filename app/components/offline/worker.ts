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
 * The service worker (docs/product/offline.md): stores pages for reading without a connection, and shows push notices.
 * Built as a script of one file (vite.config.ts, `?script`).
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
/** The icon of notices. The route of `/sw.js` writes it before this script. */
declare const ICON: string;

const ASSETS = "assets";
/** A cache with this name exists while a sign-out waits to be sent. */
const SIGN_OUT_WAITS = "out";
/** Prefix of the names of page caches; the user's mark and the family's id follow. */
const PAGES = "pages ";
/** An empty element at the head of every page of a family. */
const SEEN_PLACE = '<div id="seen">';
const MAX_ASSETS = 300;
const FORGET_MS = 30 * 864e5;
const FRESH_MS = 60_000;
const LIMIT_MS = 8_000;
/** Shorter than `LIMIT_MS`: in a shop the stored list is better than waiting. */
const LIST_LIMIT_MS = 3_000;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const namesOfPages = async () => (await caches.keys()).filter((name) => name.startsWith(PAGES));

const isHtml = ({ headers }: Response) => headers.get("Content-Type")?.startsWith("text/html");
/** The `Date` of a response, in milliseconds since 1970. */
const seenAt = (answer?: Response) => Date.parse(answer?.headers.get("Date") ?? "");

/** Pages from the network that arrived after the stored copy was shown, for the next load of the address. */
const late = new Map<string, Response>();

/** Stores files in the order of their last use, and deletes those used longest ago. */
async function storeAssets(urls: Iterable<string>) {
  const cache = await caches.open(ASSETS);
  for (const url of new Set(urls)) {
    const known = (await cache.match(url)) ?? (await fetch(url).catch(() => undefined));
    if (known?.ok) await cache.put(url, known);
  }
  const keys = await cache.keys();
  for (const old of keys.slice(0, -MAX_ASSETS)) if (!old.url.endsWith(OFFLINE_PAGE)) await cache.delete(old);
}

const assetsIn = (text: string) => text.match(/\/assets\/[\w.-]+\w/g) ?? [];

/** Stores a page and its assets. Lite pages hold no script and are not stored. */
async function store(cache: Cache, address: string, response: Response) {
  const isPage = isHtml(response);
  const text = isPage ? await response.clone().text() : "";
  if (isPage && !text.includes("<script")) return;
  await cache.put(address, response);
  const entries = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const bytes = Number((await cache.match(request))?.headers.get("Content-Length"));
    entries.push({ address: pathname + search, bytes });
  }
  for (const old of surplus(entries)) await cache.delete(old);
  await storeAssets(assetsIn(text));
}

/**
 * Deletes the stored pages of all accounts but the response's, then stores the response if `isStoredOffline` allows its
 * address.
 */
async function storeOfAccount(address: string, response: Response) {
  const account = response.headers.get(ACCOUNT_HEADER);
  if (!account) return;
  const name = `${PAGES}${account} ${response.headers.get(FAMILY_HEADER)}`;
  for (const other of await namesOfPages()) if (other !== name) await caches.delete(other);
  const isTheirs = account !== NOBODY && response.headers.has(FAMILY_HEADER);
  if (isTheirs && response.status === 200 && isStoredOffline(address))
    await store(await caches.open(name), address, response);
}

const withInserted = async (page: Response, place: string, text: string, status = 200) =>
  new Response((await page.text()).replace(place, place + text), { status, headers: page.headers });

/**
 * The stored copy of a page, with its time: `start` in offline.ts shows the time in a notice. After 30 days without a
 * stored page the cache is deleted.
 */
async function findStored(address: string): Promise<Response | undefined> {
  for (const name of await namesOfPages()) {
    const cache = await caches.open(name);
    const [last] = (await cache.keys()).slice(-1);
    const page = await cache.match(address);
    if (last && Date.now() - seenAt(await cache.match(last)) > FORGET_MS) await caches.delete(name);
    else if (page) {
      const notice = `<p class="flash flash--warn" role="status">${page.headers.get("Date")}</p>`;
      return isHtml(page) ? withInserted(page, SEEN_PLACE, notice) : page;
    }
  }
  return undefined;
}

/** The page "You’re offline" (503). `typed` holds the fields of the form that was not sent. */
async function offlinePage(typed: string[][] = []): Promise<Response> {
  const page = await caches.match(OFFLINE_PAGE, { cacheName: ASSETS });
  const text = ` data-typed="${encodeURIComponent(JSON.stringify(typed))}"`;
  return page ? withInserted(page, "<html", text, 503) : Response.error();
}

/** Whether a sign-out waits. Sends it first, so that no request runs in the session that the user has left. */
async function isSignedOut(): Promise<boolean> {
  if (!(await caches.has(SIGN_OUT_WAITS))) return false;
  const sent = await fetch("/logout", { method: "POST", redirect: "manual" }).catch(() => undefined);
  if (sent?.type !== "opaqueredirect") return true;
  await caches.delete(SIGN_OUT_WAITS);
  return false;
}

/** Deletes this account's data from the browser, and marks the sign-out as unsent. */
async function signOut() {
  await caches.open(SIGN_OUT_WAITS);
  for (const name of await namesOfPages()) await caches.delete(name);
  indexedDB.deleteDatabase("roost");
}

/** Sends a form. Offline it answers the offline page with the form's fields, and signs out on `/logout`. */
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
  const lateResponse = late.get(address);
  late.delete(address);
  if (lateResponse) return lateResponse;
  let isLate = false;
  const network = fetch(request).then(async (response) => {
    const copy = response.clone();
    if (isLate) {
      late.set(address, response.clone());
      (await self.clients.get(event.resultingClientId))?.postMessage("late");
    }
    event.waitUntil(storeOfAccount(address, copy));
    return response;
  });
  event.waitUntil(network.catch(() => undefined));
  const storedAfterLimit = async () => {
    await wait(pathname === "/groceries" ? LIST_LIMIT_MS : LIMIT_MS);
    const page = await findStored(address);
    isLate = page !== undefined;
    return page ?? network;
  };
  return Promise.race([network, storedAfterLimit()]).catch(async () => (await findStored(address)) ?? offlinePage());
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
    event.waitUntil(storeOfAccount(address, response.clone()));
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

/** Stores the offline page in a language, or in one of the browser's. */
async function storeOfflinePage(language = `${navigator.languages}`) {
  const page = await fetch(OFFLINE_PAGE, { credentials: "omit", headers: { "Accept-Language": language } });
  const text = await page.clone().text();
  await (await caches.open(ASSETS)).put(OFFLINE_PAGE, page);
  await storeAssets(assetsIn(text));
}

/** After the reader has chosen another language, no stored page is in the former one. */
async function followLanguage(language: string) {
  const page = await caches.match(OFFLINE_PAGE, { cacheName: ASSETS });
  if (page?.headers.get("Content-Language") === language) return;
  for (const name of await namesOfPages()) await caches.delete(name);
  await storeOfflinePage(language);
}

on<ExtendableEvent>("install", (event) => {
  self.skipWaiting();
  event.waitUntil(storeOfflinePage());
});

// Also takes over the page that registered the worker, because the worker has to notice its sign-in and sign-out.
on<ExtendableEvent>("activate", (event) => event.waitUntil(self.clients.claim()));

on<FetchEvent>("fetch", (event) => {
  const { mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (origin !== location.origin || pathname.endsWith("/live")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(answerAsset(event.request));
  else if (mode === "navigate") event.respondWith(answerPage(event, pathname, pathname + search));
  else event.respondWith(answerOther(event, pathname + search));
});

/** A page sends its address and assets. Its copy is fetched again if it is older than `FRESH_MS`. */
on<MessageEventOfPage>("message", (event) => {
  const { page, assets, language } = event.data;
  const storePage = async () => {
    if (late.has(page)) event.source?.postMessage("late");
    await followLanguage(language);
    const isFresh = Date.now() - seenAt(await caches.match(page)) < FRESH_MS;
    if (isStoredOffline(page) && !isFresh) await storeOfAccount(page, await fetch(page));
    await storeAssets(assets);
  };
  event.waitUntil(storePage().catch(() => undefined));
});

on<PushEvent>("push", (event) => {
  const { title, url, ...shown } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { ...shown, icon: ICON, data: url }));
});
on<NotificationEvent>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
