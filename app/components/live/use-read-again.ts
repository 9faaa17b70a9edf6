import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * How a page has itself read again by script. While another page or a form's answer is on its way it waits for that:
 * Remix would give that reading up and begin another, which no longer has the message that the form left.
 */
export function useReadAgain(): () => void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  const latest = useRef({ isIdle, isWanted: false });
  latest.current.isIdle = isIdle;
  const readAgain = useRef(() => {
    latest.current.isWanted = !latest.current.isIdle;
    if (latest.current.isIdle) revalidate();
  });
  useEffect(() => {
    if (isIdle && latest.current.isWanted) readAgain.current();
  }, [isIdle]);
  return readAgain.current;
}
