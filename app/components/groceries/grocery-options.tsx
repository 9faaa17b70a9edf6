import {
  Leaving,
  NumberField,
  type OptionsProps,
  ReadFirst,
  toOwnWords,
} from "#app/components/drafts/idea-options.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { TextField, TickField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { GROCERY_PEOPLE } from "#app/shared/food/constants.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

export const MAKE_GROCERIES = "make-groceries";

/** The options of a grocery list. */
export function GroceryOptions({ closeHref, defaults, review, words, answer }: OptionsProps) {
  const say = useSay(groceries);
  const form = formState(defaults, answer?.lastResult);
  return (
    <FormDialog
      title={say("generateTitle")}
      kind="wide"
      closeHref={closeHref}
      intent={MAKE_GROCERIES}
      form={form}
      submitLabel={say("generate")}
      busyLabel={say("making")}
    >
      <ReadFirst answer={answer}>{say.rich("readFirst", { link: toOwnWords })}</ReadFirst>
      <p>{say("generateText")}</p>
      <div className="pair">
        <TextField form={form} name="start_date" label={say("from")} type="date" />
        <TextField form={form} name="end_date" label={say("to")} type="date" />
        <NumberField form={form} name="family_size" label={say("familySize")} range={GROCERY_PEOPLE} />
      </div>
      <Leaving form={form} review={answer?.review ?? review} words={words} />
      <TickField form={form} name="include_staples" label={say("includeStaples")} hint={say("includeStaplesHint")} />
    </FormDialog>
  );
}
