import type { SubmissionResult } from "@conform-to/dom";
import { Chips, Choice, Who } from "#app/components/chores/chore-choices.tsx";
import { PictureChoice } from "#app/components/chores/picture-choice.tsx";
import { DeleteButton } from "#app/components/ui/delete-button.tsx";
import { FieldErrors, FieldGroup, SelectField, TextArea, TextField, TickField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PictureOption } from "#app/shared/chores/chore-words.ts";
import { CHORE_MAX, CHORE_UNITS, PARTS_OF_DAY, type PartOfDay } from "#app/shared/chores/constants.ts";
import type { Person } from "#app/shared/people/person.ts";

interface ChoreDialogProps {
  isNew: boolean;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
  people: Person[];
  weekdays: { value: string; label: string }[];
  parts: Record<PartOfDay, string>;
  pictures: PictureOption[];
  closeHref: string;
}

/** A number of days. */
const Count = ({ form, name, label }: { form: FormState; name: string; label: string }) => (
  <input
    className="input input--n"
    id={name}
    name={name}
    type="number"
    min={1}
    max={CHORE_MAX.every}
    aria-label={label}
    defaultValue={form.value(name)}
  />
);

function When({ form, weekdays }: Pick<ChoreDialogProps, "weekdays"> & { form: FormState }) {
  return (
    <FieldGroup form={form} name="when" legend="When is it due?">
      <Choice form={form} name="when" value="once" label="Just once">
        <TextField form={form} name="due_on" label="On" type="date" />
      </Choice>
      <Choice form={form} name="when" value="days" label="On weekdays I choose">
        <Chips form={form} name="weekdays" label="Days" type="checkbox" options={weekdays} />
      </Choice>
      <Choice form={form} name="when" value="every" label="Every few days or weeks">
        <FieldErrors form={form} name="every_n" />
        <div className="row">
          <span>Every</span>
          <Count form={form} name="every_n" label="How many" />
          <select
            className="input input--short"
            name="every_unit"
            aria-label="Days, weeks or months"
            defaultValue={form.value("every_unit")}
          >
            {CHORE_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        </div>
        <p className="hint">The date stays fixed, even if it’s done late. Good for bins.</p>
      </Choice>
      <Choice form={form} name="when" value="after" label="A number of days after it’s done">
        <FieldErrors form={form} name="after_n" />
        <div className="row">
          <Count form={form} name="after_n" label="Days" />
          <span>days after it was last done</span>
        </div>
        <p className="hint">If it’s done late, the next one moves. Good for washing and plants.</p>
      </Choice>
      <div className="starts">
        <TextField form={form} name="start_on" label="Starting" type="date" />
      </div>
    </FieldGroup>
  );
}

const KEEPS = [
  { value: "", label: "Suggestions" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

const STARS = Array.from({ length: CHORE_MAX.stars + 1 }, (_, stars) => ({
  value: String(stars),
  label: stars === 0 ? "None" : String(stars),
}));

/** The form of a chore; an existing chore can be deleted. */
export function ChoreDialog({
  isNew,
  defaults,
  lastResult,
  people,
  weekdays,
  parts,
  pictures,
  closeHref,
}: ChoreDialogProps) {
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title={isNew ? "Add Chore" : "Edit Chore"}
      closeHref={closeHref}
      intent={isNew ? "add-chore" : "edit-chore"}
      form={form}
      submitLabel={isNew ? "Add Chore" : "Save"}
      busyLabel="Saving…"
      moreButtons={isNew ? null : <DeleteButton intent="delete-chore" />}
    >
      <TextField form={form} name="title" label="What is it?" maxLength={CHORE_MAX.title} />
      <PictureChoice form={form} pictures={pictures} />
      <Who form={form} people={people} />
      <When form={form} weekdays={weekdays} />
      <Chips
        form={form}
        name="part_of_day"
        label="Time of day"
        isNamed
        options={PARTS_OF_DAY.map((value) => ({ value, label: parts[value] }))}
      />
      <details
        className="more-opts"
        open={["remind_at", "stars", "note", "rests_until"].some((name) => form.errors(name).length > 0)}
      >
        <summary>
          <Icon name="bell" />
          Reminder, stars and notes
          <Icon name="down" />
        </summary>
        <div>
          <TextField
            form={form}
            name="remind_at"
            label="Remind at"
            type="time"
            hint="Only for the person whose turn it is, on the day."
            isOptional
          />
          <Chips form={form} name="stars" label="Stars for a child" isNamed options={STARS} />
          <SelectField
            form={form}
            name="keeps"
            label="Keep on the list until done"
            options={isNew ? KEEPS : KEEPS.slice(1)}
            hint="Otherwise it disappears at midnight."
          />
          <TickField form={form} name="rests" label="Pause" hint="It won’t appear on any list." />
          <TextField form={form} name="rests_until" label="Resume on" type="date" isOptional />
          <TextArea form={form} name="note" label="How to do it" maxLength={CHORE_MAX.note} rows={2} isOptional />
        </div>
      </details>
    </FormDialog>
  );
}
