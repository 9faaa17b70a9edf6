import type { SubmissionResult } from "@conform-to/dom";
import type { ReactNode } from "react";
import { FieldGroup, type Option, TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { useTakenFocus } from "#app/components/ui/use-taken-focus.ts";
import type { LeavingWords } from "#app/presenters/food/draft-options.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { MAX_OWN_ALLERGIES } from "#app/shared/food/constants.ts";

type Answer = { lastResult: SubmissionResult<string[]>; review?: Review | undefined } | undefined;

interface ChipsProps {
  form: FormState;
  name: string;
  legend: string;
  type?: "radio" | "checkbox";
  options: readonly Option[];
}

/** Radio buttons or check boxes as chips. */
export function Chips({ form, name, legend, type = "checkbox", options }: ChipsProps) {
  const chosen = [form.list(name)].flat().map(String);
  const isChosen = (value: string) => chosen.includes(value) || (value === "" && chosen.length === 0);
  return (
    <FieldGroup form={form} name={name} legend={legend}>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label className="chip" key={value}>
            <input type={type} name={name} value={value} defaultChecked={isChosen(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const OWN = "other_allergies";

/** How Roost understood a family's own words for allergies. */
interface Review {
  text: string;
  lines: string[];
}

/** The family's own words for allergies, with their meanings below. */
function OwnWords({ form, review: { text, lines }, words }: Pick<LeavingProps, "form" | "review" | "words">) {
  const isBad = form.errors(OWN).length > 0;
  return (
    <div className="field">
      <TextField
        form={form}
        name={OWN}
        label={words.otherAllergies}
        hint={words.otherAllergiesHint}
        maxLength={MAX_OWN_ALLERGIES * (MAX_LENGTH.allergy + 2)}
        isOptional
        aria-describedby={[`${OWN}-h`, isBad && `${OWN}-e`, lines.length > 0 && `${OWN}-said`]
          .filter(Boolean)
          .join(" ")}
      />
      <input type="hidden" name="shown_allergies" value={text} />
      {lines.length > 0 ? (
        <ul id={`${OWN}-said`}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The link of `ReadFirst` to the warnings. */
export const toOwnWords = (children: ReactNode) => <a href={`#${OWN}`}>{children}</a>;

/** A message above a form that is shown again for its warnings. */
export function ReadFirst({ answer, children }: { answer: Answer; children: ReactNode }) {
  const isAsked = answer?.review !== undefined && answer.lastResult.status === undefined;
  const box = useTakenFocus(isAsked ? (answer.review?.text ?? "") : "");
  if (!isAsked) return null;
  return (
    <div className="flash flash--note" role="status" tabIndex={-1} ref={box}>
      <p>{children}</p>
    </div>
  );
}

interface LeavingProps {
  form: FormState;
  review: Review;
  words: LeavingWords;
}

/** Allergies and diets. */
export function Leaving({ form, review, words }: LeavingProps) {
  return (
    <>
      <Chips form={form} name="allergies" legend={words.allergies} options={words.allergens} />
      <OwnWords form={form} review={review} words={words} />
      <Chips form={form} name="dietary_preferences" legend={words.dietaryPreferences} options={words.diets} />
    </>
  );
}

interface NumberFieldProps {
  form: FormState;
  name: string;
  label: string;
  range: { min: number; max: number };
}

/** A whole number within its range. */
export const NumberField = ({ range, ...field }: NumberFieldProps) => (
  <TextField {...field} type="number" inputMode="numeric" min={range.min} max={range.max} />
);

/** Props of the dialogs that request ideas. */
export interface OptionsProps {
  closeHref: string;
  defaults: Record<string, unknown>;
  /** The meanings of the family's own words when the form opens. */
  review: Review;
  words: LeavingWords;
  answer: Answer;
}
