import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * For a message that must be read first: takes the focus whenever `text` changes, except while the user types on a page
 * that was there before its script.
 */
export function useTakenFocus<E extends HTMLElement = HTMLDivElement>(text: string) {
  const box = useRef<E>(null);
  const isLoaded = useRef(useNavigationType() === "POP");
  useEffect(() => {
    const isTyping = isLoaded.current && document.activeElement?.matches("input, select, textarea");
    isLoaded.current = false;
    if (text && !isTyping) box.current?.focus();
  }, [text]);
  return box;
}
