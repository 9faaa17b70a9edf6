import type { ComponentProps } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { SubmitButton } from "#app/components/ui/form.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

interface FormFootProps extends ComponentProps<typeof SubmitButton> {
  backHref: string;
}

/** The foot of a form's page: submit and cancel. */
export const FormFoot = ({ backHref, ...button }: FormFootProps) => (
  <div className="row">
    <SubmitButton {...button} />
    <AppLink className="btn" to={backHref}>
      {useSay(frame)("cancel")}
    </AppLink>
  </div>
);
