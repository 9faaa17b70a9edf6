import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type LiveAddress, useLive } from "#app/components/live/use-live.ts";

/** A page is read again at most once in this time. */
const REST_MS = 10_000;

const isTyping = () => document.activeElement?.matches("input, textarea, select, [contenteditable]") ?? false;

/** Reads a page again when others change what it shows: seldom, while it is seen, and never under someone's typing. */
export function useFresh(live: LiveAddress): void {
  const { revalidate, state } = useRevalidator();
  const next = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });
  useEffect(() => () => clearTimeout(next.current.timer), []);
  const readAgain = () => {
    const due = next.current;
    if (due.timer) return;
    const inMs = Math.max(0, due.at - Date.now());
    due.timer = setTimeout(() => {
      due.timer = undefined;
      due.at = Date.now() + REST_MS;
      // Later, when nobody types: the change is not lost.
      if (document.hidden || isTyping() || state !== "idle") readAgain();
      else revalidate();
    }, inMs);
  };
  useLive(live, { grocery: readAgain, changed: readAgain });
}
