import { SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { Operation } from "#app/shared/operations.ts";
import type { Say } from "#app/words/catalogue.ts";
import type { calendar } from "#app/words/catalogues/calendar.ts";

/** The confirmations for a moved series, by the field that answers them. */
const QUESTIONS = {
  past: [
    ["following", "laterDates"],
    ["all", "pastToo"],
  ],
  exceptions: [
    ["drop", "discardChanges"],
    ["move", "moveThemToo"],
  ],
} as const;
const ASKED = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[];

interface AnswerProps {
  name: string;
  value: string;
  intent: Operation;
  /** Whether the problem's link leads to this button. The following button is the main one. */
  isFirst?: boolean;
  children: string;
}

/** A button that submits the form with an answer. */
export function Answer({ name, value, intent, isFirst = false, children }: AnswerProps) {
  return (
    <SubmitButton
      intent={intent}
      name={name}
      value={value}
      id={isFirst ? name : undefined}
      className={isFirst ? "btn" : "btn btn--main"}
    >
      {children}
    </SubmitButton>
  );
}

/** The question of a refused form, its answers, and hidden fields with earlier answers. */
export function readQuestion(form: FormState, intent: Operation, say: Say<typeof calendar.english>) {
  const question = ASKED.find((name) => form.errors(name).length > 0);
  return {
    title: question && say("oneQuestion"),
    carried: ASKED.filter((name) => name !== question),
    answers: question
      ? QUESTIONS[question].map(([value, label], index) => (
          <Answer key={value} intent={intent} name={question} value={value} isFirst={index === 0}>
            {say(label)}
          </Answer>
        ))
      : null,
  };
}
