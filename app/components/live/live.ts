/** A page that is hidden for this long closes its stream, to free its slot. */
const HIDDEN_MS = 5_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** Minimum interval between two reloads of a page's data. */
const REST_MS = 10_000;
const next = { at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined };

/** Whether the user types, or has a dialog open, whose fields a reload would replace. */
const isBusy = () =>
  document.activeElement?.matches("input, textarea, select, [contenteditable]") ||
  document.querySelector("dialog[open]") !== null;

/**
 * Reloads the page's data: at most every `REST_MS`, only while the page is visible, and not while the user types.
 * `listen` cancels a pending reload.
 */
export function readSeldom(read: () => void): void {
  if (next.timer) return;
  const onTime = () => {
    next.timer = undefined;
    next.at = Date.now() + REST_MS;
    // Postponed while the user types.
    if (document.hidden || isBusy()) readSeldom(read);
    else read();
  };
  next.timer = setTimeout(onTime, Math.max(0, next.at - Date.now()));
}

/**
 * Listens to live updates while the page is visible. Reconnects after a failure, with growing delays and the last known
 * revision. Returns a function that ends it. `knows` is the revision at which the page was rendered.
 */
export function listen(address: string, knows: number, listeners: Record<string, (data: never) => void>): () => void {
  let source: EventSource | undefined;
  let revision = knows;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const again = (inMs: number) => {
    close();
    // A random part, so that phones that lost the same server do not reconnect simultaneously.
    timer = setTimeout(open, inMs * (1 + Math.random() / 2));
  };
  function open() {
    close();
    if (isOver || document.hidden) return;
    source = new EventSource(`${address}?after=${revision}`);
    source.onerror = () => {
      again(wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    };
    for (const [name, listener] of Object.entries<(data: never) => void>({ hello: () => undefined, ...listeners })) {
      source.addEventListener(name, (event) => {
        wait = FIRST_WAIT_MS;
        revision = Number(event.lastEventId) || revision;
        // Removes the worker's notice of the page's age, because the missed changes arrive now.
        document.querySelector("#seen p")?.remove();
        listener(JSON.parse(event.data) as never);
      });
    }
    source.addEventListener("signed-out", () => {
      isOver = true;
      close();
    });
  }
  const onSeen = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(close, HIDDEN_MS);
    else if (!source) open();
  };
  const onOnline = () => {
    wait = FIRST_WAIT_MS;
    if (!source || source.readyState !== EventSource.OPEN) again(wait);
  };
  document.addEventListener("visibilitychange", onSeen);
  window.addEventListener("online", onOnline);
  open();
  return () => {
    isOver = true;
    close();
    clearTimeout(next.timer);
    next.timer = undefined;
    document.removeEventListener("visibilitychange", onSeen);
    window.removeEventListener("online", onOnline);
  };
}
