import { useCallback, useEffect, useRef, useState } from "react";
import { ANSWER_LIMIT_MS } from "#app/components/ui/client-action.ts";
import type { GroceryRow } from "#app/view/grocery-list.ts";

interface Tap {
  isTicked: boolean;
  /** When it was, in milliseconds since 1970, by this phone's clock. */
  at: number;
  /** Sent, without connection, or kept by the server: then at which time, in milliseconds since 1970. */
  state: "sent" | "unsaved" | number;
}
type Taps = ReadonlyMap<number, Tap>;
const NO_TAPS: Taps = new Map();
const NO_PLACES: ReadonlyMap<number, boolean> = new Map();

/** For so long a ticked item keeps its place: a second tap in a hurry is not to meet its neighbour. */
const KEEP_PLACE_MS = 1_500;
const TRY_AGAIN_MS = 5_000;

export interface TickList {
  /** Whether an item is bought, as the last tap has it. */
  isTicked: (item: GroceryRow) => boolean;
  /** Whether it stands among those in the basket. */
  isInBasket: (item: GroceryRow) => boolean;
  tap: (item: GroceryRow) => void;
  /** How many ticks wait for a connection. */
  unsaved: number;
  /** Why the last tap came to nothing; `null` when it did not. */
  failure: string | null;
  fail: (text: string | null) => void;
  /** What the last tap put into the basket, until something else is done. */
  last: GroceryRow | null;
  forgetLast: () => void;
}

/** When a tap was, and when it is sent: both by this phone's clock, however wrong that is. */
const tapTimes = (at: number) => ({ at: new Date(at).toISOString(), sent_at: new Date().toISOString() });

/** Ticks that no server has yet, kept for a page that the phone throws away and loads again. */
function keepUnsaved(name: string, taps: Taps): void {
  const unsaved = [...taps].flatMap(([id, { isTicked, state, at }]) =>
    typeof state === "number" ? [] : [[id, isTicked, at]],
  );
  try {
    if (unsaved.length > 0) sessionStorage.setItem(name, JSON.stringify(unsaved));
    else sessionStorage.removeItem(name);
  } catch {
    // A browser without storage forgets them with the page.
  }
}

function readUnsaved(name: string): [number, boolean, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * Sends ticks, each at once; the one before, of the same item, is given up
 * (docs/decisions/018-ticks-that-overtake-one-another.md).
 */
function useSender(apiPath: string, setTap: (id: number, tap: Tap | null) => void, fail: TickList["fail"]) {
  const page = useRef<{ name: string; number: number }>();
  const running = useRef(new Map<number, AbortController>());
  return useCallback(
    async (id: number, isTicked: boolean, at: number) => {
      page.current ??= { name: Math.random().toString(36).slice(2), number: 0 };
      page.current.number += 1;
      const { name, number } = page.current;
      running.current.get(id)?.abort();
      const controller = new AbortController();
      running.current.set(id, controller);
      const isLast = () => running.current.get(id) === controller;
      const timer = setTimeout(() => controller.abort(), ANSWER_LIMIT_MS);
      setTap(id, { isTicked, at, state: "sent" });
      try {
        const response = await fetch(`${apiPath}/${id}`, {
          method: "PUT",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ is_purchased: isTicked, tap: { page: name, number, ...tapTimes(at) } }),
          signal: controller.signal,
          // The tick also goes out when the person leaves the page at once.
          keepalive: true,
        });
        const body = await response.json();
        if (!isLast()) return;
        if (response.ok) return setTap(id, { isTicked, at, state: Date.parse(body.updated_at) });
        if (response.status >= 500) throw new Error(body.error);
        const isSignedOut = response.status === 401;
        fail(isSignedOut ? "You are signed out. Sign in again: your ticks are kept." : `Not saved: ${body.error}.`);
        setTap(id, isSignedOut ? { isTicked, at, state: "unsaved" } : null);
      } catch {
        if (isLast()) setTap(id, { isTicked, at, state: "unsaved" });
      } finally {
        clearTimeout(timer);
      }
    },
    [apiPath, setTap, fail],
  );
}

/** A ticked item keeps its place for a while; then it goes to the others that are bought. */
function usePlaces() {
  const [places, setPlaces] = useState(NO_PLACES);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const neighbours = useRef<(Element | null)[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A button that goes elsewhere loses the focus: one beside it takes it over.
    const heirs = neighbours.current;
    neighbours.current = [];
    if (places !== NO_PLACES || document.activeElement !== document.body) return;
    const heir = heirs.find((row) => row?.isConnected && row.closest("details:not([open])") === null);
    heir?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [places]);
  const keep = (id: number, isInBasket: boolean) => {
    setPlaces((known) => (known.has(id) ? known : new Map(known).set(id, isInBasket)));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const row = document.activeElement?.closest(".shop-list > li");
      neighbours.current = row ? [row, row.nextElementSibling, row.previousElementSibling] : [];
      setPlaces(NO_PLACES);
    }, KEEP_PLACE_MS);
  };
  return { places, keep };
}

/** The ticks of a list: shown at once, whatever the network does, and sent when it does. */
export function useTicks(apiPath: string): TickList {
  const [taps, setTaps] = useState(NO_TAPS);
  const [failure, fail] = useState<string | null>(null);
  const [last, setLast] = useState<GroceryRow | null>(null);
  const { places, keep } = usePlaces();
  const setTap = useCallback((id: number, tap: Tap | null) => {
    setTaps((known) => {
      const next = new Map(known);
      if (tap) next.set(id, tap);
      else next.delete(id);
      return next;
    });
  }, []);
  const send = useSender(apiPath, setTap, fail);

  const storeName = `ticks ${apiPath}`;
  useEffect(() => {
    for (const [id, isTicked, at] of readUnsaved(storeName)) send(id, isTicked, at);
  }, [storeName, send]);
  useEffect(() => {
    if (taps !== NO_TAPS) keepUnsaved(storeName, taps);
  }, [storeName, taps]);

  const unsaved = [...taps].filter(([, { state }]) => state === "unsaved");
  useEffect(() => {
    const waiting = [...taps].filter(([, { state }]) => state === "unsaved");
    if (waiting.length === 0) return;
    const again = () => {
      for (const [id, { isTicked, at }] of waiting) send(id, isTicked, at);
    };
    const timer = setTimeout(again, TRY_AGAIN_MS);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [taps, send]);

  const isTicked = (item: GroceryRow) => {
    const tap = taps.get(item.id);
    const isNewer = tap !== undefined && (typeof tap.state === "string" || tap.state > item.changedAt);
    return isNewer ? tap.isTicked : item.boughtAt !== null;
  };
  return {
    isTicked,
    isInBasket: (item) => {
      // What waits for a connection stays where it is, to be seen.
      const waits = taps.get(item.id)?.state === "unsaved";
      return places.get(item.id) ?? (waits ? item.boughtAt !== null : isTicked(item));
    },
    tap: (item) => {
      const was = isTicked(item);
      fail(null);
      keep(item.id, was);
      setLast(was ? null : item);
      send(item.id, !was, Date.now());
    },
    unsaved: unsaved.length,
    failure,
    fail,
    last,
    forgetLast: () => setLast(null),
  };
}
