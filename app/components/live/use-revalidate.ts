import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * Returns a function that reloads the page's data. It waits for a pending navigation or form: Remix would abort that
 * one's reload, and the new one no longer contains the form's flash message.
 */
export function useRevalidate(): () => void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [isWanted, want] = useState(false);
  useEffect(() => {
    if (!isWanted || state !== "idle") return;
    want(false);
    revalidate();
  }, [isWanted, state, revalidate]);
  return () => want(true);
}
