import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { SubmitButton } from "#app/components/ui/form.tsx";

interface FormFootProps extends ComponentProps<typeof SubmitButton> {
  backHref: string;
}

/** What stands below a form that is a page: the button that sends it, and the way back. */
export const FormFoot = ({ backHref, ...button }: FormFootProps) => (
  <div className="row">
    <SubmitButton {...button} />
    <Link className="btn" to={backHref}>
      Cancel
    </Link>
  </div>
);
