/** What a page does with what it is told (docs/product/live.md, "Events"). */
export interface LiveListeners {
  /** By the name of an event. */
  [name: string]: (data: never) => void;
}

/** A page that nobody looks at for so long gives its place to another. */
const HIDDEN_MS = 5_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Listens to what changes in a family, as long as the page is seen: comes again after a failure, at growing distances, and
 * names what it knows. Answers how to stop. `knows` is the revision that the page was rendered at.
 */
export function listen(address: string, knows: number, listeners: LiveListeners): () => void {
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
    // Phones that lost the same server do not come back at the same moment.
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
    document.removeEventListener("visibilitychange", onSeen);
    window.removeEventListener("online", onOnline);
  };
}
