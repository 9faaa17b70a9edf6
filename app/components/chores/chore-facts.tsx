import { useSay } from "#app/components/shell/root-data.ts";
import { type Option, TextField } from "#app/components/ui/field.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentChore } from "#app/presenters/chores/chore-page.ts";
import { chores } from "#app/words/catalogues/chores.ts";

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
function Rest({ chore, form }: DetailsProps) {
  const say = useSay(chores);
  return chore.rests ? (
    <Form intent="wake-chore" className="row" preventScrollReset>
      <SubmitButton intent="wake-chore" className="btn btn--bare">
        <Icon name="sun" />
        {say("resume")}
      </SubmitButton>
    </Form>
  ) : (
    <Form intent="rest-chore" className="form" preventScrollReset>
      <TextField form={form} name="rests_until" label={say("resumeOn")} type="date" isOptional />
      <div className="row">
        <SubmitButton intent="rest-chore" className="btn btn--bare">
          <Icon name="pause" />
          {say("pause")}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** The settings of a chore, and the form that pauses it. */
export function ChoreFacts({ chore, form }: DetailsProps) {
  const say = useSay(chores);
  return (
    <section className="card card--flat" aria-labelledby="facts">
      <h2 id="facts" className="vh">
        {say("settings")}
      </h2>
      <dl className="facts">
        <div>
          <dt>
            <Icon name="repeat" />
            {say("factWhen")}
          </dt>
          <dd>{chore.when}</dd>
        </div>
        <div>
          <dt>
            <Icon name="clock" />
            {say("ifNotDone")}
          </dt>
          <dd>{say(chore.keeps ? "stays" : "disappears")}</dd>
        </div>
        {chore.rests ? (
          <div>
            <dt>
              <Icon name="pause" />
              {say("paused")}
            </dt>
            <dd>{chore.rests}</dd>
          </div>
        ) : null}
        {chore.remindAt ? (
          <div>
            <dt>
              <Icon name="bell" />
              {say("reminder")}
            </dt>
            <dd>{chore.remindAt}</dd>
          </div>
        ) : null}
        <div>
          <dt>
            <Icon name="star" />
            {say("stars")}
          </dt>
          <dd>{chore.stars > 0 ? say.number(chore.stars) : say("none")}</dd>
        </div>
      </dl>
      {chore.mayChange ? <Rest chore={chore} form={form} /> : null}
    </section>
  );
}
