import type { ReactNode } from "react";

interface EmptyStateProps {
  picture?: ReactNode;
  title?: string;
  heading?: "h1" | "h2" | "h3";
  className?: string;
  children?: ReactNode;
}

/** Replaces an empty list, with the action that fills it. */
export const EmptyState = ({ picture, title, heading: Heading = "h3", className, children }: EmptyStateProps) => (
  <div className={className ? `empty ${className}` : "empty"}>
    {picture}
    {title ? <Heading>{title}</Heading> : null}
    {children}
  </div>
);
