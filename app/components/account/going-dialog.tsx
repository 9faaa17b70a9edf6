import type { SubmissionResult } from "@conform-to/dom";
import type { ComponentProps } from "react";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";

export interface GoingDialogProps
  extends Pick<
    ComponentProps<typeof FormDialog>,
    "title" | "kind" | "closeHref" | "intent" | "submitLabel" | "busyLabel" | "cancelLabel" | "children"
  > {
  lastResult: SubmissionResult<string[]> | undefined;
}

/** A confirmation whose next page opens at its top. */
export const GoingDialog = ({ lastResult, ...props }: GoingDialogProps) => (
  <FormDialog {...props} form={formState({}, lastResult)} preventScrollReset={false} tone="danger" />
);
