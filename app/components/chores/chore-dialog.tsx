import type { SubmissionResult } from "@conform-to/dom";
import type { ReactNode } from "react";
import { Choice, Who } from "#app/components/chores/chore-choices.tsx";
import { PictureChoice } from "#app/components/chores/picture-choice.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Chips } from "#app/components/ui/chips.tsx";
import { DeleteButton } from "#app/components/ui/delete-button.tsx";
import { FieldErrors, FieldGroup, SelectField, TextArea, TextField, TickField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PictureOption } from "#app/presenters/chores/pictures.ts";
import { CHORE_MAX, CHORE_UNITS, PARTS_OF_DAY, type PartOfDay } from "#app/shared/chores/constants.ts";
import type { Person } from "#app/shared/people/person.ts";
import { chores } from "#app/words/catalogues/chores.ts";

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

const text = (words: ReactNode) => <span>{words}</span>;

function When({ form, weekdays }: Pick<ChoreDialogProps, "weekdays"> & { form: FormState }) {
  const say = useSay(chores);
  return (
    <FieldGroup form={form} name="when" legend={say("when")}>
      <Choice form={form} name="when" value="once" label={say("once")}>
        <TextField form={form} name="due_on" label={say("on")} type="date" />
      </Choice>
      <Choice form={form} name="when" value="days" label={say("onDays")}>
        <Chips form={form} name="weekdays" label={say("weekdays")} type="checkbox" options={weekdays} />
      </Choice>
      <Choice form={form} name="when" value="every" label={say("every")}>
        <FieldErrors form={form} name="every_n" />
        <div className="row">
          {say.rich("everyFields", {
            text,
            count: () => <Count form={form} name="every_n" label={say("howMany")} />,
            unit: () => (
              <select
                className="input input--short"
                name="every_unit"
                aria-label={say("units")}
                defaultValue={form.value("every_unit")}
              >
                {CHORE_UNITS.map((unit) => (
                  <option value={unit} key={unit}>
                    {say(`unit.${unit}`)}
                  </option>
                ))}
              </select>
            ),
          })}
        </div>
        <p className="hint">{say("everyHint")}</p>
      </Choice>
      <Choice form={form} name="when" value="after" label={say("after")}>
        <FieldErrors form={form} name="after_n" />
        <div className="row">
          {say.rich("afterFields", {
            text,
            count: () => <Count form={form} name="after_n" label={say("afterDays")} />,
          })}
        </div>
        <p className="hint">{say("afterHint")}</p>
      </Choice>
      <div className="starts">
        <TextField form={form} name="start_on" label={say("starting")} type="date" />
      </div>
    </FieldGroup>
  );
}

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
  const say = useSay(chores);
  const form = formState(defaults, lastResult);
  const keeps = [
    ...(isNew ? [{ value: "", label: say("keepsSuggested") }] : []),
    { value: "yes", label: say("yes") },
    { value: "no", label: say("no") },
  ];
  const stars = Array.from({ length: CHORE_MAX.stars + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? say("none") : say.number(count),
  }));
  return (
    <FormDialog
      title={say(isNew ? "newChore" : "editChore")}
      closeHref={closeHref}
      intent={isNew ? "add-chore" : "edit-chore"}
      form={form}
      submitLabel={say(isNew ? "newChore" : "save")}
      busyLabel={say("saving")}
      moreButtons={isNew ? null : <DeleteButton intent="delete-chore" />}
    >
      <TextField form={form} name="title" label={say("what")} maxLength={CHORE_MAX.title} />
      <PictureChoice form={form} pictures={pictures} />
      <Who form={form} people={people} />
      <When form={form} weekdays={weekdays} />
      <Chips
        form={form}
        name="part_of_day"
        label={say("timeOfDay")}
        isNamed
        options={PARTS_OF_DAY.map((value) => ({ value, label: parts[value] }))}
      />
      <details
        className="more-opts"
        open={["remind_at", "stars", "note", "rests_until"].some((name) => form.errors(name).length > 0)}
      >
        <summary>
          <Icon name="bell" />
          {say("moreOptions")}
          <Icon name="down" />
        </summary>
        <div>
          <TextField
            form={form}
            name="remind_at"
            label={say("remindAt")}
            type="time"
            hint={say("remindHint")}
            isOptional
          />
          <Chips form={form} name="stars" label={say("starsForChild")} isNamed options={stars} />
          <SelectField form={form} name="keeps" label={say("keeps")} options={keeps} hint={say("keepsHint")} />
          <TickField form={form} name="rests" label={say("pause")} hint={say("pauseHint")} />
          <TextField form={form} name="rests_until" label={say("resumeOn")} type="date" isOptional />
          <TextArea form={form} name="note" label={say("note")} maxLength={CHORE_MAX.note} rows={2} isOptional />
        </div>
      </details>
    </FormDialog>
  );
}
