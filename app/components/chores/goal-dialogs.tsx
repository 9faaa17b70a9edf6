import type { SubmissionResult } from "@conform-to/dom";
import { Pictures } from "#app/components/chores/picture-choice.tsx";
import { StarJar } from "#app/components/chores/star-jar.tsx";
import { DeleteButton } from "#app/components/ui/delete-button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentJar } from "#app/presenters/chores/chore-people.ts";
import { byCount } from "#app/shared/by-count.ts";
import { STARS } from "#app/shared/chores/chore-links.ts";
import type { PictureOption } from "#app/shared/chores/chore-words.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";

type GoalProps = ReturnType<typeof presentJar> & { lastResult: SubmissionResult<string[]> | undefined };

interface FormProps extends GoalProps {
  pictures: PictureOption[];
  hint: string | undefined;
  defaults: Record<string, unknown>;
}

/** The form of a child's goal. */
export function GoalDialog({ person, goal, stars, pictures, hint, defaults, lastResult }: FormProps) {
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title={`${person.name}’s goal`}
      closeHref={STARS}
      intent="save-goal"
      form={form}
      submitLabel="Save"
      busyLabel="Saving…"
      moreButtons={goal ? <DeleteButton intent="delete-goal" /> : null}
    >
      <TextField form={form} name="title" label={`What is ${person.name} saving for?`} maxLength={CHORE_MAX.title} />
      <Pictures form={form} pictures={pictures} isNamed />
      <TextField
        form={form}
        name="stars"
        label="How many stars?"
        hint={hint}
        className="input input--short"
        type="number"
        min={1}
        max={CHORE_MAX.goalStars}
      />
      <p className="hint-row">
        <Icon name="info" />
        <span>{byCount(stars, "The star in the jar is kept.", "The stars in the jar are kept.")}</span>
      </p>
    </FormDialog>
  );
}

/** Confirms that a child gets their goal. */
export function GiveDialog({ person, goal, text, filled, isFull, lastResult }: GoalProps) {
  const title = goal ? `Give ${goal.title} to ${person.name}?` : "Give reward";
  const what = (
    <div className="row row-t">
      <StarJar id={`g${person.id}`} filled={filled} />
      <div className="stack stack-s grow">
        {goal ? <h3>{goal.title}</h3> : null}
        <p>
          {goal && isFull
            ? `${byCount(goal.stars, "1 star leaves", `${goal.stars} stars leave`)} the jar, and ${person.name} starts saving for the next thing.`
            : text}
        </p>
      </div>
    </div>
  );
  if (!isFull) {
    return (
      <Dialog title={title} closeHref={STARS} kind="ask">
        <div className="dlg__body">{what}</div>
        <CloseFoot closeHref={STARS} label="Cancel" />
      </Dialog>
    );
  }
  const form = formState({}, lastResult);
  return (
    <FormDialog
      title={title}
      closeHref={STARS}
      kind="ask"
      intent="give-goal"
      form={form}
      submitLabel="Give reward"
      busyLabel="Saving…"
      icon="gift"
    >
      {what}
      <TextField
        form={form}
        name="day"
        label="Which day?"
        hint={`We’ll add it to ${person.name}’s calendar.`}
        type="date"
        isOptional
      />
    </FormDialog>
  );
}
