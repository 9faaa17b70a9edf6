import type { SubmissionResult } from "@conform-to/dom";
import { DeleteButton } from "#app/components/ui/delete-button.tsx";
import { type Option, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { HasScript, usePlaceBeneath } from "#app/components/ui/has-script.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { GROCERY_CATEGORIES } from "#app/shared/food/constants.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";

/** The intent of the remove button. It needs no confirmation, because the flash message has an undo. */
export const REMOVE_ITEM = "remove-item";

const categoryOptions = GROCERY_CATEGORIES.map((value) => ({ value, label: value }));

interface ItemDialogProps {
  id: number;
  /** After how many days a bought item is added again. */
  stapleOptions: readonly Option[];
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Edits an item. Without script, the list then opens at this item. */
export function ItemDialog({ id, stapleOptions, defaults, lastResult }: ItemDialogProps) {
  const form = formState(defaults, lastResult);
  const staples = [{ value: "", label: "Never" }, ...stapleOptions];
  const closeHref = usePlaceBeneath(GROCERIES, `item-${id}`);
  return (
    <FormDialog
      title="Edit Item"
      closeHref={closeHref}
      intent="edit-item"
      form={form}
      hidden={<HasScript />}
      submitLabel="Save"
      busyLabel="Saving…"
      moreButtons={<DeleteButton intent={REMOVE_ITEM} />}
    >
      <TextField form={form} name="item_name" label="Item" maxLength={MAX_LENGTH.title} />
      <div className="pair">
        <TextField form={form} name="quantity" label="Quantity" maxLength={MAX_LENGTH.quantity} isOptional />
        <SelectField form={form} name="category" label="Category" options={categoryOptions} />
      </div>
      <SelectField form={form} name="repeat_days" label="Buy again automatically" options={staples} />
      <TextArea form={form} name="notes" label="Notes" maxLength={MAX_LENGTH.text} isOptional />
    </FormDialog>
  );
}
