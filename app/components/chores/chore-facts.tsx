import { type Option, TextField } from "#app/components/ui/field.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentChore } from "#app/presenters/chores/chore-page.ts";

export type ShownChore = ReturnType<typeof presentChore> & {
  people: Option[];
  /** The id of the last shown entry, if there are older ones. */
  older: number | null;
  mayChange: boolean;
  /** The member whom the turn skips, or `null`. */
  passed: string | null;
};

export interface DetailsProps {
  chore: ShownChore;
  form: FormState;
}

/** Pauses a chore, or resumes it. */
const Rest = ({ chore, form }: DetailsProps) =>
  chore.rests ? (
    <Form intent="wake-chore" className="row" preventScrollReset>
      <SubmitButton intent="wake-chore" className="btn btn--bare">
        <Icon name="sun" />
        Resume
      </SubmitButton>
    </Form>
  ) : (
    <Form intent="rest-chore" className="form" preventScrollReset>
      <TextField form={form} name="rests_until" label="Resume on" type="date" isOptional />
      <div className="row">
        <SubmitButton intent="rest-chore" className="btn btn--bare">
          <Icon name="pause" />
          Pause
        </SubmitButton>
      </div>
    </Form>
  );

/** The settings of a chore, and the form that pauses it. */
export const ChoreFacts = ({ chore, form }: DetailsProps) => (
  <section className="card card--flat" aria-labelledby="facts">
    <h2 id="facts" className="vh">
      Settings
    </h2>
    <dl className="facts">
      <div>
        <dt>
          <Icon name="repeat" />
          When
        </dt>
        <dd>{chore.when}</dd>
      </div>
      <div>
        <dt>
          <Icon name="clock" />
          If it isn’t done
        </dt>
        <dd>{chore.keeps ? "Stays on the list" : "Disappears at midnight"}</dd>
      </div>
      {chore.rests ? (
        <div>
          <dt>
            <Icon name="pause" />
            Paused
          </dt>
          <dd>{chore.rests}</dd>
        </div>
      ) : null}
      {chore.remindAt ? (
        <div>
          <dt>
            <Icon name="bell" />
            Reminder
          </dt>
          <dd>{chore.remindAt}</dd>
        </div>
      ) : null}
      <div>
        <dt>
          <Icon name="star" />
          Stars
        </dt>
        <dd>{chore.stars > 0 ? chore.stars : "None"}</dd>
      </div>
    </dl>
    {chore.mayChange ? <Rest chore={chore} form={form} /> : null}
  </section>
);
