import { useEffect, useRef } from "react";

/**
 * For a heading: takes the focus when script replaces the focused part below (`stage` names that part). Otherwise keyboard
 * users would start at the top of the page again.
 */
export function useRestoredFocus(stage: string | number | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [stage]);
  return { ref: heading, tabIndex: -1 };
}
