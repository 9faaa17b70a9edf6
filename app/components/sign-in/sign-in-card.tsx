import type { ReactNode } from "react";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";

interface SignInCardProps {
  /** A picture above the title. */
  picture?: ReactNode;
  title: ReactNode;
  /** One sentence below the title. */
  text?: ReactNode;
  children?: ReactNode;
}

/** A page of the household sign-in: one card with one thing to do. */
export const SignInCard = ({ picture, title, text, children }: SignInCardProps) => (
  <PublicPage>
    <div className="card">
      {picture ? <div>{picture}</div> : null}
      <h1>{title}</h1>
      {text ? <p className="muted">{text}</p> : null}
      {children}
    </div>
  </PublicPage>
);

/**
 * A form of such a page. It loads a document, because the sign-in's cookies have the path of the page, and the next page
 * belongs to another session.
 */
export const SignInForm = ({ form, children }: { form: FormState; children: ReactNode }) => (
  <form className="form" method="post" noValidate>
    <ErrorSummary form={form} heading="h2" />
    {children}
  </form>
);
