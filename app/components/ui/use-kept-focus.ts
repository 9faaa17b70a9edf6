import { useEffect, useRef } from "react";

/**
 * For a heading: when script swaps what stands below it (`stage` says what that is), and the focus goes with what is
 * gone, the heading takes it. Otherwise a keyboard would begin at the top of the page again.
 */
export function useKeptFocus(stage: string | number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [stage]);
  return { ref: heading, tabIndex: -1 };
}
