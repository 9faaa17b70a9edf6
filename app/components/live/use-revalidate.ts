import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * How a page has itself read again by script. While another page or a form's answer is on its way it waits for that:
 * Remix would give that reading up and begin another, which no longer has the message that the form left.
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
