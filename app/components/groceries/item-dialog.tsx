import type { SubmissionResult } from "@conform-to/dom";
import { Dialog, DialogFoot } from "#app/components/ui/dialog.tsx";
import { type Option, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { GROCERY_CATEGORIES, MAX_LENGTH } from "#app/utils/constants.ts";

const categoryOptions = GROCERY_CATEGORIES.map((value) => ({ value, label: value }));

interface ItemDialogProps {
  id: number;
  /** How often an item can come back after it was bought. */
  stapleOptions: readonly Option[];
  /** The page beneath. */
  listHref: string;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Edits an item of the list. Without script, the page comes back at the item. */
export function ItemDialog({ id, stapleOptions, listHref, defaults, lastResult }: ItemDialogProps) {
  const form = formState(defaults, lastResult);
  const isHydrated = useHydrated();
  const staples = [{ value: "", label: "Never" }, ...stapleOptions];
  const closeHref = isHydrated ? listHref : `${listHref}#item-${id}`;
  return (
    <Dialog title="Edit Item" closeHref={closeHref}>
      <Form intent="edit-item" className="dlg__form" preventScrollReset>
        {isHydrated ? <input type="hidden" name="has_script" value="on" /> : null}
        <div className="dlg__body">
          <ErrorSummary form={form} />
          <TextField form={form} name="item_name" label="Item" maxLength={MAX_LENGTH.title} autoComplete="off" />
          <div className="pair">
            <TextField
              form={form}
              name="quantity"
              label="Quantity"
              maxLength={MAX_LENGTH.quantity}
              autoComplete="off"
              isOptional
            />
            <SelectField form={form} name="category" label="Category" options={categoryOptions} />
          </div>
          <SelectField form={form} name="repeat_days" label="Comes back by itself" options={staples} />
          <TextArea form={form} name="notes" label="Notes" maxLength={MAX_LENGTH.text} isOptional />
        </div>
        <DialogFoot closeHref={closeHref}>
          <SubmitButton intent="edit-item" busyLabel="Saving...">
            Save Changes
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
