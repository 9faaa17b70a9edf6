import type { SubmissionResult } from "@conform-to/dom";
import { Pictures } from "#app/components/chores/picture-choice.tsx";
import { StarJar } from "#app/components/chores/star-jar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { DeleteButton } from "#app/components/ui/delete-button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { CloseFoot } from "#app/components/ui/dialog-foot.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentJar } from "#app/presenters/chores/chore-people.ts";
import type { PictureOption } from "#app/presenters/chores/pictures.ts";
import { STARS } from "#app/shared/chores/chore-links.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";
import { chores } from "#app/words/catalogues/chores.ts";
import { frame } from "#app/words/catalogues/frame.ts";

type GoalProps = ReturnType<typeof presentJar> & { lastResult: SubmissionResult<string[]> | undefined };

interface FormProps extends GoalProps {
  pictures: PictureOption[];
  hint: string | undefined;
  defaults: Record<string, unknown>;
}

/** The form of a child's goal. */
export function GoalDialog({ person, goal, stars, pictures, hint, defaults, lastResult }: FormProps) {
  const say = useSay(chores);
  const form = formState(defaults, lastResult);
  return (
    <FormDialog
      title={say("goalOf", { name: person.name })}
      closeHref={STARS}
      intent="save-goal"
      form={form}
      submitLabel={say("save")}
      busyLabel={say("saving")}
      moreButtons={goal ? <DeleteButton intent="delete-goal" /> : null}
    >
      <TextField form={form} name="title" label={say("savingFor", { name: person.name })} maxLength={CHORE_MAX.title} />
      <Pictures form={form} pictures={pictures} isNamed />
      <TextField
        form={form}
        name="stars"
        label={say("howManyStars")}
        hint={hint}
        className="input input--short"
        type="number"
        min={1}
        max={CHORE_MAX.goalStars}
      />
      <p className="hint-row">
        <Icon name="info" />
        <span>{say("starsKept", { count: stars })}</span>
      </p>
    </FormDialog>
  );
}

/** Confirms that a child gets their goal. */
export function GiveDialog({ person, goal, text, filled, isFull, lastResult }: GoalProps) {
  const say = useSay(chores);
  const cancel = useSay(frame)("cancel");
  const { name } = person;
  const title = goal ? say("giveTitle", { goal: goal.title, name }) : say("giveReward");
  const what = (
    <div className="row row-t">
      <StarJar id={`g${person.id}`} filled={filled} />
      <div className="stack stack-s grow">
        {goal ? <h3 dir="auto">{goal.title}</h3> : null}
        <p>{goal && isFull ? say("starsLeave", { count: goal.stars, name }) : text}</p>
      </div>
    </div>
  );
  if (!isFull) {
    return (
      <Dialog title={title} closeHref={STARS} kind="ask">
        <div className="dlg__body">{what}</div>
        <CloseFoot closeHref={STARS} label={cancel} />
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
      submitLabel={say("giveReward")}
      busyLabel={say("saving")}
      icon="gift"
    >
      {what}
      <TextField
        form={form}
        name="day"
        label={say("whichDay")}
        hint={say("whichDayHint", { name })}
        type="date"
        isOptional
      />
    </FormDialog>
  );
}
