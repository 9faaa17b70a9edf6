import type { SubmissionResult } from "@conform-to/dom";
import type { ReactNode } from "react";
import type { Intent } from "#app/components/ui/form.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";

interface AskDialogProps {
  title: string;
  intent: Intent;
  closeHref: string;
  /** The button's label, and its label while it works. */
  submitLabel: string;
  busyLabel: string;
  lastResult: SubmissionResult<string[]> | undefined;
  children: ReactNode;
}

/** Confirms a deletion. */
export const ConfirmDialog = ({ lastResult, ...props }: AskDialogProps) => (
  <FormDialog {...props} form={formState({}, lastResult)} kind="ask" tone="danger" icon="trash" />
);
