import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { SubmitButton } from "#app/components/ui/form.tsx";

interface FormFootProps extends ComponentProps<typeof SubmitButton> {
  backHref: string;
}

/** The foot of a form that is a page: the submit button and the way back. */
export const FormFoot = ({ backHref, ...button }: FormFootProps) => (
  <div className="row">
    <SubmitButton {...button} />
    <Link className="btn" to={backHref}>
      Cancel
    </Link>
  </div>
);
