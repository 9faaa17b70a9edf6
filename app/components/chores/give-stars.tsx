import type { SubmissionResult } from "@conform-to/dom";
import { personOptions } from "#app/components/chores/person-options.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { Chips } from "#app/components/ui/chips.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentJar } from "#app/presenters/chores/chore-people.ts";
import { STARS } from "#app/shared/chores/chore-links.ts";
import { CHORE_MAX } from "#app/shared/chores/constants.ts";
import { chores } from "#app/words/catalogues/chores.ts";

const AMOUNTS = Array.from({ length: CHORE_MAX.stars }, (_, index) => index + 1);

interface GiveProps {
  jars: ReturnType<typeof presentJar>[];
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The form that gives stars for something kind. */
export function GiveStars({ jars, defaults, lastResult }: GiveProps) {
  const say = useSay(chores);
  const form = formState(defaults, lastResult);
  return (
    <section className="card" aria-labelledby="kind">
      <div className="card__head">
        <h2 id="kind">
          <Icon name="spark" />
          {say("giveAStar")}
        </h2>
      </div>
      <Form intent="give-stars" className="form" action={STARS}>
        <ErrorSummary form={form} />
        <Chips
          form={form}
          name="member_id"
          label={say("starFor")}
          isNamed
          options={personOptions(jars.map(({ person }) => person))}
        />
        <Chips
          form={form}
          name="amount"
          label={say("howManyGiven")}
          isNamed
          options={AMOUNTS.map((amount) => ({ value: String(amount), label: say.number(amount) }))}
        />
        <TextField form={form} name="reason" label={say("reason")} maxLength={CHORE_MAX.reason} isOptional />
        <div className="row">
          <SubmitButton intent="give-stars" className="btn btn--soft" busyLabel={say("saving")}>
            <Icon name="star" />
            {say("giveStars")}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
