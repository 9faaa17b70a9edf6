import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useRevalidate } from "#app/components/live/use-revalidate.ts";

const LOOK_EVERY_MS = 1_000;

/** Polls a draft while it is made. Without script the page refreshes itself (root.tsx). */
export function useDraftNews(isMaking: boolean): void {
  const { state } = useRevalidator();
  const readAgain = useRevalidate();
  useEffect(() => {
    if (!isMaking || state !== "idle") return;
    const timer = setTimeout(readAgain, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isMaking, state, readAgain]);
}
