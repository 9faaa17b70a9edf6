import type { ComponentProps, ReactNode } from "react";
import { Dialog, type DialogProps } from "#app/components/ui/dialog.tsx";
import { DialogFoot } from "#app/components/ui/dialog-foot.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { IconName } from "#app/shared/icon-name.ts";

const TONES = { main: "btn btn--main", danger: "btn btn--danger", plain: "btn" };

type FormProps = Pick<ComponentProps<typeof Form>, "intent" | "action" | "onChange" | "preventScrollReset">;

interface FormDialogProps extends DialogProps, FormProps {
  /** Typed values and problems; missing if the form cannot fail. */
  form?: FormState;
  /** The heading of the problems. */
  problemTitle?: string | undefined;
  /** Content above the form, outside of it. */
  intro?: ReactNode;
  /** Hidden fields and buttons of the form. */
  hidden?: ReactNode;
  /** The submit button's label, and its label while it works. */
  submitLabel: string;
  busyLabel?: string;
  icon?: IconName;
  tone?: keyof typeof TONES;
  cancelLabel?: string;
  /** The dialog that deletes the form's resource. */
  deleteHref?: string | undefined;
  /** Further submit buttons. */
  moreButtons?: ReactNode;
  /** Buttons that replace the submit button while the form asks for a confirmation. */
  answers?: ReactNode;
}

/** A dialog with one form: problems, fields, cancel and submit. */
export function FormDialog({
  title,
  closeHref,
  kind,
  form,
  problemTitle,
  intro,
  hidden,
  children,
  submitLabel,
  busyLabel,
  icon,
  tone = "main",
  cancelLabel,
  deleteHref,
  moreButtons,
  answers,
  intent,
  action,
  onChange,
  preventScrollReset = true,
}: FormDialogProps) {
  return (
    <Dialog title={title} closeHref={closeHref} kind={kind}>
      {intro}
      <Form
        intent={intent}
        className="dlg__form"
        action={action}
        onChange={onChange}
        preventScrollReset={preventScrollReset}
      >
        {hidden}
        <div className="dlg__body">
          {form ? <ErrorSummary form={form} title={problemTitle} /> : null}
          {children}
        </div>
        <DialogFoot closeHref={closeHref} cancelLabel={cancelLabel} deleteHref={deleteHref}>
          {answers ?? (
            <SubmitButton intent={intent} busyLabel={busyLabel} className={TONES[tone]}>
              {icon ? <Icon name={icon} /> : null}
              {submitLabel}
            </SubmitButton>
          )}
          {moreButtons}
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
