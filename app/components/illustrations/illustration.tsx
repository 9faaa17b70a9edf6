import type { ReactNode } from "react";

/** The frame of a picture. Whatever it shows is said in words beside it. */
export const Illustration = ({ viewBox, children }: { viewBox: string; children: ReactNode }) => (
  <svg className="ill" viewBox={viewBox} aria-hidden="true">
    {children}
  </svg>
);
