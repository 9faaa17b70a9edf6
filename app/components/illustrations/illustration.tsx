import type { ReactNode } from "react";

/** The frame of an illustration. It is decorative: the text beside it says the same. */
export const Illustration = ({ viewBox, children }: { viewBox: string; children: ReactNode }) => (
  <svg className="ill" viewBox={viewBox} aria-hidden="true">
    {children}
  </svg>
);
