import { type IDBPObjectStore, wrap } from "idb";
import {
  type Answer,
  type Change,
  findNext,
  findSame,
  isTooOld,
  judge,
  MAX_CHANGES,
  place,
  type ShownMutation,
  settle,
} from "#app/components/offline/rules.ts";

/** State of the queue, for the grocery list. */
export interface Queue {
  changes: readonly Change[];
  /** Whether the last request got no answer. */
  isAway: boolean;
  isSignedOut: boolean;
  /** The number of sent changes that had waited for a connection. */
  sent: number;
}
/** `item` is the server's answer to the change that was sent. */
type Listener = (queue: Queue, item?: Answer, change?: Change) => void;

const STORE = "changes";
type Store = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, "readwrite">;
const ANSWER_LIMIT_MS = 15_000;
const TRY_AGAIN_MS = 5_000;
const FORGET_MS = 30 * 864e5;

/** Owner of the queue: the user's mark, and the API path of the family's list. */
let account = "";
let path = "";
/** In the order of sending. A copy of the database's entry, but written first. */
let changes: Change[] = [];
/** The number of writes to the database that have not finished. */
let writing = 0;
let isAway = false;
let isSignedOut = false;
/** Whether the next sent change counts as waited: it is from an earlier page, or there was no signal. */
let hasWaited = true;
let sent = 0;
let running: Change | undefined;
let controller: AbortController;
let timer: ReturnType<typeof setTimeout>;
const listeners = new Set<Listener>();

const owner = () => `${account} ${path}`;

const request = indexedDB.open("roost", 1);
request.onupgradeneeded = () => request.result.createObjectStore(STORE);
/** `undefined` in a browser without IndexedDB, which loses the queue with the page. */
const database = wrap(request).catch(() => undefined);
// Closes the database, because signing out deletes it.
request.onsuccess = () => {
  request.result.onversionchange = () => request.result.close();
};

/** Runs `work` in a transaction. Returns `undefined` without a database, or if the database is deleted meanwhile. */
async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T | undefined> {
  try {
    const transaction = (await database)?.transaction(STORE, "readwrite");
    transaction?.done.catch(() => undefined);
    return transaction && (await work(transaction.store));
  } catch {
    return undefined;
  }
}

const emit = (item?: Answer, change?: Change) => {
  for (const listener of listeners) listener({ changes, isAway, isSignedOut, sent }, item, change);
};

/** Calls `listener` with the queue, now and after each change. Returns a function that ends this. */
export function watch(listener: Listener): () => void {
  listeners.add(listener);
  emit();
  return () => listeners.delete(listener);
}

/** Applies `make` to the queue in memory, then to the one in the database, which another tab may have changed. */
export async function change(make: (known: Change[]) => Change[]) {
  changes = make(changes);
  emit();
  writing += 1;
  await inStore(async (store) => store.put(make((await store.get(owner())) ?? []), owner()));
  writing -= 1;
}

/** Deletes changes of all accounts that are older than 30 days. */
const forgetOld = () =>
  inStore(async (store) => {
    for (const key of await store.getAllKeys()) {
      const known: Change[] = await store.get(key);
      await store.put(
        known.filter(({ at }) => Date.now() - at < FORGET_MS),
        key,
      );
    }
  });

const mark = (marked: Change | null, failed: Change["failed"]) =>
  change((all) => all.map((known) => (!marked || known.key === marked.key ? { ...known, failed } : known)));

/** Sends a change. Returns whether the next one may be sent. */
async function send(next: Change): Promise<boolean> {
  const { item, body, key, tap, at } = next;
  const isNew = item < 0;
  running = next;
  controller = new AbortController();
  const limit = setTimeout(() => controller.abort(), ANSWER_LIMIT_MS);
  const times = { at: new Date(at).toISOString(), sent_at: new Date().toISOString() };
  let status = 0;
  const answer: Answer = await fetch(isNew ? path : `${path}/${item}`, {
    method: isNew ? "POST" : "PUT",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key, "X-Account": account },
    body: JSON.stringify({ ...body, tap: { ...tap, ...times } }),
    signal: controller.signal,
    // The browser finishes the request after the user leaves the page.
    keepalive: true,
  })
    .then((response) => {
      status = response.status;
      return response.json();
    })
    .catch(() => ({}));
  clearTimeout(limit);
  running = undefined;
  // A later tap has replaced this change.
  if (changes.every((known) => known.key !== key)) return true;
  hasWaited ||= isAway;
  const verdict = judge(status, answer, next);
  isAway = verdict === "later";
  isSignedOut = verdict === "stop";
  if (verdict === "sent") {
    if (hasWaited) sent += 1;
    const isSaved = change((all) => settle(all, next, answer.id));
    emit(answer, next);
    await isSaved;
  } else if (!isAway && !isSignedOut) {
    const { error = "", removed_by } = answer;
    await mark(verdict === "none" ? null : next, { error, removed_by, status });
  }
  return !isAway && !isSignedOut;
}

async function sendAll() {
  for (;;) {
    const known: Change[] | undefined = await inStore((store) => store.get(owner()));
    // The database also has the changes of other tabs.
    if (known && writing === 0) changes = known;
    const next = findNext(changes);
    if (!next) isAway = !navigator.onLine;
    if (!next) break;
    if (isTooOld(next, Date.now())) await mark(next, { error: "", isOld: true });
    else if (!(await send(next))) break;
  }
  emit();
  clearTimeout(timer);
  if (isAway && navigator.onLine) timer = setTimeout(flush, TRY_AGAIN_MS);
}

let sending = Promise.resolve();
/** Sends all changes in order, in one tab at a time. Resolves when the queue is empty or a request got no answer. */
export function flush(): Promise<void> {
  // `navigator.locks` needs HTTPS.
  sending = sending.then(async () => navigator.locks?.request("roost", sendAll) ?? sendAll());
  return sending;
}

/** Adds a mutation to the queue and sends it. Returns `null` if the queue has `MAX_CHANGES` already. */
export function push(mutation: ShownMutation): Change | null {
  const same = findSame(changes, mutation);
  if (!same && changes.length >= MAX_CHANGES) return null;
  const n = same?.n ?? Math.max(Date.now(), (changes.at(-1)?.n ?? 0) + 1);
  const queued = { item: -n, ...mutation, n, key: `${n}-${Math.random()}` } as Change;
  if (!isAway) {
    sent = 0;
    hasWaited = false;
  }
  const isSaved = change((all) => place(all, queued));
  // Aborts the request of the change that this one replaces.
  if (running === same) controller?.abort();
  void isSaved.then(flush);
  return queued;
}

/** Loads and sends the stored changes of an account (`ofPath` is the API path of the family's list). */
export async function open(ofAccount: string, ofPath: string) {
  account = ofAccount;
  path = ofPath;
  isAway = !navigator.onLine || document.querySelector("#seen p") !== null;
  addEventListener("online", flush);
  addEventListener("offline", () => {
    isAway = true;
    sent = 0;
    emit();
  });
  await forgetOld();
  await flush();
}

/** The number of changes that are not sent and have not failed. */
export const count = () => changes.filter(({ failed }) => !failed).length;
