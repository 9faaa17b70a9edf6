import type { ReactNode } from "react";

interface PageHeadProps {
  title: string;
  text?: string;
  /** The page's buttons. */
  children?: ReactNode;
}

/** The page's name, a line about it, and what can be done. */
export const PageHead = ({ title, text, children }: PageHeadProps) => (
  <div className="head">
    <div className="head__text">
      <h1>{title}</h1>
      {text ? <p>{text}</p> : null}
    </div>
    {children}
  </div>
);
