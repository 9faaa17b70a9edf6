import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * Returns a function that reloads the page's data. It waits for a pending navigation or form: Remix would abort that
 * one's reload, and the new one no longer contains the form's flash message.
 */
export function useRevalidate(): () => void {
  const { revalidate } = useRevalidator();
  const isIdle = [useNavigation(), ...useFetchers()].every(({ state }) => state === "idle");
  const [isWanted, want] = useState(false);
  useEffect(() => {
    if (!isWanted || !isIdle) return;
    want(false);
    revalidate();
  }, [isWanted, isIdle, revalidate]);
  return () => want(true);
}
