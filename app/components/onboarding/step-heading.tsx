import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A step's heading. When script has changed one step for the other it takes the focus: the button that had it is gone,
 * and nothing else tells a screen reader. A page that the browser loaded itself keeps the browser's own focus.
 */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = useRef(useNavigationType() === "POP");
  useEffect(() => {
    if (!isLoaded.current) heading.current?.focus();
  }, []);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
