import type { SubmissionResult } from "@conform-to/dom";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Chips } from "#app/components/ui/chips.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Person } from "#app/shared/people/person.ts";
import { SCHOOL_MAX } from "#app/shared/school/constants.ts";
import { school } from "#app/words/catalogues/school.ts";

interface PackDialogProps {
  closeHref: string;
  pupils: Person[];
  /** The weekday of the list. */
  day: string;
  items: { id: number; text: string; name: string }[];
  mayRemove: boolean;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Added things, with buttons that remove them. */
function Added({ day, items }: Pick<PackDialogProps, "day" | "items">) {
  const say = useSay(school);
  return (
    <div className="dlg__body">
      <h3>{say("addedFor", { day })}</h3>
      <ul className="stack stack-s">
        {items.map(({ id, text, name }) => (
          <li key={id}>
            <Form intent="remove-pack" className="row">
              <input type="hidden" name="item" value={id} />
              <span className="grow">{say("itemOf", { name, item: text })}</span>
              <SubmitButton intent="remove-pack" className="btn btn--icon" aria-label={say("remove", { name: text })}>
                <Icon name="trash" />
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Adds a thing to pack for one day. */
export function PackDialog({ closeHref, pupils, day, items, mayRemove, defaults, lastResult }: PackDialogProps) {
  const say = useSay(school);
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title={say("packTitle")}
      closeHref={closeHref}
      kind="ask"
      intent="add-pack"
      form={form}
      intro={mayRemove && items.length > 0 ? <Added day={day} items={items} /> : undefined}
      submitLabel={say("add")}
      busyLabel={say("adding")}
    >
      <Chips form={form} name="member" label={say("packFor")} isNamed options={personOptions(pupils)} />
      <div className="pair">
        <TextField form={form} name="text" label={say("packWhat")} maxLength={SCHOOL_MAX.item} />
        <TextField form={form} name="date" label={say("packOn")} type="date" />
      </div>
      <p className="hint">{say("packHint")}</p>
    </FormDialog>
  );
}
