import type { SubmissionResult } from "@conform-to/dom";
import { useSay } from "#app/components/shell/root-data.ts";
import { DeleteButton } from "#app/components/ui/delete-button.tsx";
import { type Option, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { HasScript, usePlaceBeneath } from "#app/components/ui/has-script.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { GROCERIES } from "#app/shared/food/grocery-links.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

/** The intent of the remove button. It needs no confirmation, because the flash message has an undo. */
export const REMOVE_ITEM = "remove-item";

interface ItemDialogProps {
  id: number;
  /** After how many days a bought item is added again. */
  stapleDays: readonly number[];
  aisles: readonly Option[];
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Edits an item. Without script, the list then opens at this item. */
export function ItemDialog({ id, stapleDays, aisles, defaults, lastResult }: ItemDialogProps) {
  const say = useSay(groceries);
  const form = formState(defaults, lastResult);
  const staples = [
    { value: "", label: say("never") },
    ...stapleDays.map((days) => ({ value: String(days), label: say("every", { days }) })),
  ];
  const closeHref = usePlaceBeneath(GROCERIES, `item-${id}`);
  return (
    <FormDialog
      title={say("editItem")}
      closeHref={closeHref}
      intent="edit-item"
      form={form}
      hidden={<HasScript />}
      submitLabel={say("save")}
      busyLabel={say("saving")}
      moreButtons={<DeleteButton intent={REMOVE_ITEM} />}
    >
      <TextField form={form} name="item_name" label={say("item")} maxLength={MAX_LENGTH.title} />
      <div className="pair">
        <TextField form={form} name="quantity" label={say("quantity")} maxLength={MAX_LENGTH.quantity} isOptional />
        <SelectField form={form} name="category" label={say("category")} options={aisles} />
      </div>
      <SelectField form={form} name="repeat_days" label={say("again")} options={staples} />
      <TextArea form={form} name="notes" label={say("notes")} maxLength={MAX_LENGTH.text} isOptional />
    </FormDialog>
  );
}
