import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * For what is to be read first when it appears: it takes the focus whenever there is another `text`. On a page that was
 * there before its script someone may be typing by now, and keeps it.
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
