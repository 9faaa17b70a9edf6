import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import { Chips } from "#app/components/chores/chore-choices.tsx";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { Page } from "#app/components/shell/shell.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentAbsences } from "#app/presenters/chores/chore-people.ts";
import { ALL_CHORES } from "#app/view/chore-links.ts";
import type { Person } from "#app/view/person.ts";

interface AwayProps {
  people: Person[];
  absences: ReturnType<typeof presentAbsences>;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Who is away and will be, and a form for one more. */
export function AwayPage({ people, absences, defaults, lastResult }: AwayProps) {
  const form = formState(defaults, lastResult);
  return (
    <Page>
      <Link className="back" to={ALL_CHORES}>
        <Icon name="left" flip />
        All chores
      </Link>
      <PageHead title="Someone’s away" />
      <Form intent="add-absence" className="form measure">
        <ErrorSummary form={form} heading="h2" />
        <Chips form={form} name="member_id" label="Who is away?" isNamed options={personOptions(people)} />
        <div className="pair">
          <TextField form={form} name="from" label="From" type="date" />
          <TextField form={form} name="to" label="To" type="date" />
        </div>
        <p className="note">
          <Icon name="info" />
          <span>Turns go to the next person, and nobody owes one back. What is theirs alone waits for them.</span>
        </p>
        <div className="row">
          <SubmitButton intent="add-absence" busyLabel="Saving...">
            Save
          </SubmitButton>
          <Link className="btn" to={ALL_CHORES}>
            Cancel
          </Link>
        </div>
      </Form>
      {absences.length > 0 ? (
        <section className="card measure" aria-labelledby="away">
          <h2 id="away">Away</h2>
          <ul className="mini log">
            {absences.map(({ id, person, name, days }) => (
              <li key={id}>
                <Avatar member={person} size="s" />
                <span>
                  {name}
                  <small>{days}</small>
                </span>
                <Form intent="remove-absence" preventScrollReset>
                  <button type="submit" className="btn btn--bare" name="absence" value={id}>
                    Remove<span className="vh">: {`${name}, ${days}`}</span>
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Page>
  );
}
