import type { ReactNode } from "react";
import { useTakenFocus } from "#app/components/ui/use-taken-focus.ts";

interface PageHeadProps {
  title: string;
  text?: string;
  /** For a page that the user waited for: screen readers read its name first. */
  takesFocus?: boolean;
  /** The page's buttons. */
  children?: ReactNode;
}

/** The page's name, a line about it, and its buttons. */
export function PageHead({ title, text, takesFocus = false, children }: PageHeadProps) {
  const heading = useTakenFocus<HTMLHeadingElement>(takesFocus ? title : "");
  return (
    <div className="head">
      <div className="head__text">
        <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
          {title}
        </h1>
        {text ? <p>{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
