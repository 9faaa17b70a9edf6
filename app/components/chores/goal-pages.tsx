import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import { Jar } from "#app/components/chores/jar.tsx";
import { PictureChoice } from "#app/components/chores/picture-choice.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentJar } from "#app/presenters/chores/chore-people.ts";
import { CHORE_MAX, type ChoreIcon } from "#app/utils/chore-constants.ts";
import { STARS } from "#app/view/chore-links.ts";

type GoalProps = ReturnType<typeof presentJar> & { lastResult: SubmissionResult<string[]> | undefined };

const Back = () => (
  <Link className="back" to={STARS}>
    <Icon name="left" flip />
    Stars
  </Link>
);

/** What a child saves for. */
export function GoalPage({
  person,
  goal,
  stars,
  icons,
  hint,
  defaults,
  lastResult,
}: GoalProps & { icons: Record<ChoreIcon, string>; hint: string | undefined; defaults: Record<string, unknown> }) {
  const form = formState(defaults, lastResult);
  return (
    <Page>
      <Back />
      <PageHead title={`${person.name}’s goal`} />
      <Form intent="save-goal" className="form measure">
        <ErrorSummary form={form} heading="h2" />
        <TextField
          form={form}
          name="title"
          label={`What is ${person.name} saving for?`}
          maxLength={CHORE_MAX.title}
          autoComplete="off"
        />
        <PictureChoice form={form} icons={icons} />
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
        <p className="note">
          <Icon name="info" />
          <span>{stars === 1 ? "The star in the jar stays in it." : `The ${stars} stars in the jar stay in it.`}</span>
        </p>
        <div className="row">
          <SubmitButton intent="save-goal" busyLabel="Saving...">
            Save
          </SubmitButton>
          <Link className="btn" to={STARS}>
            Cancel
          </Link>
        </div>
      </Form>
      {goal ? (
        <Form intent="delete-goal">
          <SubmitButton intent="delete-goal" className="btn btn--danger-line" busyLabel="Deleting...">
            <Icon name="trash" />
            Delete goal
          </SubmitButton>
        </Form>
      ) : null}
    </Page>
  );
}

/** Asks before what a child saved for is given. */
export function GivePage({ person, goal, text, filled, isFull, lastResult }: GoalProps) {
  const form = formState({}, lastResult);
  return (
    <Page>
      <Back />
      <PageHead title={`Give it to ${person.name}?`} />
      <Form intent="give-goal" className="form measure">
        <ErrorSummary form={form} heading="h2" />
        <div className="row row-t">
          <Jar id={`j${person.id}`} filled={filled} />
          <div className="stack stack-s grow">
            {goal ? <h2>{goal.title}</h2> : null}
            <p>
              {goal && isFull
                ? `${goal.stars} stars leave the jar, and ${person.name} starts saving for the next thing.`
                : text}
            </p>
          </div>
        </div>
        {isFull ? (
          <TextField
            form={form}
            name="day"
            label="Which day?"
            hint={`It goes on the calendar, for ${person.name}.`}
            type="date"
            isOptional
          />
        ) : null}
        <div className="row">
          {isFull ? (
            <SubmitButton intent="give-goal" busyLabel="Saving...">
              <Icon name="gift" />
              Give it
            </SubmitButton>
          ) : null}
          <Link className="btn" to={STARS}>
            Not yet
          </Link>
        </div>
      </Form>
    </Page>
  );
}
