import { useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * The heading of a step. It takes the focus when script replaces one step by the other, because the focused button is
 * gone and screen readers would announce nothing. After a normal page load the focus stays the browser's.
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
