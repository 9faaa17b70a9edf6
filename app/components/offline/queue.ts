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

/** How the queue stands, for the page of the list. */
export interface Queue {
  changes: readonly Change[];
  /** Whether the last try found no signal. */
  isAway: boolean;
  isSignedOut: boolean;
  /** How many went out that had waited. */
  sent: number;
}
/** `item` is the server's answer to the change that was sent. */
type Listener = (queue: Queue, item?: Answer, change?: Change) => void;

const STORE = "changes";
type Store = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, "readwrite">;
const ANSWER_LIMIT_MS = 15_000;
const TRY_AGAIN_MS = 5_000;
const FORGET_MS = 30 * 864e5;

/** Whose changes these are: by their mark, and by the path of the family's list. */
let account = "";
let path = "";
/** In their order, as they are to be in the database. */
let changes: Change[] = [];
/** How many are on their way into the database. */
let writing = 0;
let isAway = false;
let isSignedOut = false;
/** Whether what goes out has waited: from before this page, or for a signal. */
let hasWaited = true;
let sent = 0;
let running: Change | undefined;
let controller: AbortController;
let timer: ReturnType<typeof setTimeout>;
const listeners = new Set<Listener>();

const owner = () => `${account} ${path}`;

const request = indexedDB.open("roost", 1);
request.onupgradeneeded = () => request.result.createObjectStore(STORE);
/** A browser without a database forgets with the page. */
const database = wrap(request).catch(() => undefined);
// A sign-out deletes it.
request.onsuccess = () => {
  request.result.onversionchange = () => request.result.close();
};

/** Works on what is kept. Without a database, or where it is cleared just then, there is nothing to work on. */
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

/** Tells a listener how the queue stands, now and whenever that changes. Answers how to stop. */
export function watch(listener: Listener): () => void {
  listeners.add(listener);
  emit();
  return () => listeners.delete(listener);
}

/** Makes the queue another one: here at once, then in the database, which another tab may have changed meanwhile. */
export async function change(make: (known: Change[]) => Change[]) {
  changes = make(changes);
  emit();
  writing += 1;
  await inStore(async (store) => store.put(make((await store.get(owner())) ?? []), owner()));
  writing -= 1;
}

/** Forgets what is older than 30 days, whosever it is. */
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

/** Sends a change; answers whether the next one may go. */
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
    // It also goes out when the person leaves the page at once.
    keepalive: true,
  })
    .then((response) => {
      status = response.status;
      return response.json();
    })
    .catch(() => ({}));
  clearTimeout(limit);
  running = undefined;
  // A later tap has taken its place.
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
    await mark(verdict === "none" ? null : next, { error, removed_by });
  }
  return !isAway && !isSignedOut;
}

async function sendAll() {
  for (;;) {
    const known: Change[] | undefined = await inStore((store) => store.get(owner()));
    // What other tabs have put in, too.
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
/** Sends what waits, one after the other and in one tab at a time; done when nothing is left, or nothing goes. */
export function flush(): Promise<void> {
  // Locks are there on https alone.
  sending = sending.then(async () => navigator.locks?.request("roost", sendAll) ?? sendAll());
  return sending;
}

/** Puts a mutation into the queue and sends it; `null` where no more fit. */
export function push(mutation: ShownMutation): Change | null {
  const same = findSame(changes, mutation);
  if (!same && changes.length >= MAX_CHANGES) return null;
  const n = same?.n ?? Math.max(Date.now(), (changes.at(-1)?.n ?? 0) + 1);
  const made = { item: -n, ...mutation, n, key: `${n}-${Math.random()}` } as Change;
  if (!isAway) {
    sent = 0;
    hasWaited = false;
  }
  const isSaved = change((all) => place(all, made));
  // The one before is given up: this one says what is wanted.
  if (running === same) controller?.abort();
  void isSaved.then(flush);
  return made;
}

/** Begins with what waits for a person of a family. */
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

/** How many changes wait. */
export const count = () => changes.filter(({ failed }) => !failed).length;
