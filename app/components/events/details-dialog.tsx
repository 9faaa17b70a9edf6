import type { ReactNode } from "react";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { ErrorSummary } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";

interface DetailsDialogProps {
  title: string;
  closeHref: string;
  /** The state of the dialog's forms. */
  form: FormState;
  children: ReactNode;
  /** The actions. */
  foot: ReactNode;
}

/** The details of an event and its actions. */
export const DetailsDialog = ({ title, closeHref, form, children, foot }: DetailsDialogProps) => (
  <Dialog title={title} closeHref={closeHref}>
    <div className="dlg__form">
      <div className="dlg__body">
        <ErrorSummary form={form} />
        {children}
      </div>
      {foot ? <div className="dlg__foot">{foot}</div> : null}
    </div>
  </Dialog>
);
