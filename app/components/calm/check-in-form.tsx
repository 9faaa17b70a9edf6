import type { SubmissionResult } from "@conform-to/dom";
import { useEffect, useRef, useState } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { FieldErrors, FieldGroup } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { type FormState, fieldId, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { FailureActions } from "#app/components/ui/idea-failure.tsx";
import { MOODS, PRACTICE_MINUTES, STRESS } from "#app/shared/calm/constants.ts";
import { MOOD_EMOJI } from "#app/shared/calm/moods.ts";
import { calm } from "#app/words/catalogues/calm.ts";

export const GET_PRACTICE = "get-practice";

function MoodChoice({ form }: { form: FormState }) {
  const say = useSay(calm);
  return (
    <FieldGroup
      form={form}
      name="mood"
      legend={say("howAreYou")}
      className={form.errors("mood").length > 0 ? "field field--bad" : "field"}
    >
      <div className="moods">
        {MOODS.map((mood) => (
          <label className="chip" key={mood}>
            <input type="radio" name="mood" value={mood} required defaultChecked={form.value("mood") === mood} />
            <span>
              <b aria-hidden="true">{MOOD_EMOJI[mood]}</b>
              {say(`mood.${mood}`)}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface SliderProps {
  form: FormState;
  name: string;
  label: string;
  /** The CSS class of the slider, with its marks and its value by CSS. */
  className: string;
  range: { min: number; max: number; default: number };
  marks: string[];
  /** The unit that CSS writes after the number until script runs. */
  unit?: string;
  /** The value as text. */
  words: (value: number) => string;
}

/**
 * A slider that shows its value: by script, else by CSS in browsers that can (calm.css), and by its marks in all.
 * Screen readers announce the value of a slider themselves.
 */
function Slider({ form, name, label, className, range, marks, unit, words }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState<number>();
  const id = fieldId(name);
  const hasError = form.errors(name).length > 0;
  const look = () => setValue(input.current?.valueAsNumber);
  // The user may have moved it before the script was loaded.
  useEffect(look, []);
  const inWords = value === undefined ? undefined : words(value);
  return (
    <div className={`slider ${className}`}>
      <div className="slider__head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <b className="slider__value" aria-hidden="true" data-unit={unit}>
          {inWords}
        </b>
      </div>
      <FieldErrors form={form} name={name} />
      <input
        type="range"
        id={id}
        name={name}
        min={range.min}
        max={range.max}
        defaultValue={form.value(name) || range.default}
        ref={input}
        onInput={look}
        aria-valuetext={inWords}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-e` : undefined}
      />
      <div className="slider__marks" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}

/** Whether a mood is chosen; `true` until script runs. */
function useHasMood() {
  const box = useRef<HTMLDivElement>(null);
  const [hasMood, setHasMood] = useState(true);
  const look = () => setHasMood(Boolean(box.current?.querySelector("input[name=mood]:checked")));
  // The user may have chosen a mood before the script was loaded.
  useEffect(look, []);
  return { box, hasMood, look };
}

interface CheckInFormProps {
  cancelHref: string;
  defaults: Record<string, unknown>;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Mood, stress and time. Without script the button stays enabled, and the server asks for the mood. */
export function CheckInForm({ cancelHref, defaults, lastResult }: CheckInFormProps) {
  const say = useSay(calm);
  const form = formState(defaults, lastResult);
  // The failure of the whole form: no practice could be made.
  const [failure] = form.errors("");
  const { box, hasMood, look } = useHasMood();
  const stressWords = [say("stress.1"), say("stress.2"), say("stress.3")];
  return (
    <Form intent={GET_PRACTICE} className="form" onChange={look} preventScrollReset>
      {failure ? <FailureActions intent={GET_PRACTICE} text={failure} /> : <ErrorSummary form={form} />}
      <div ref={box}>
        <MoodChoice form={form} />
      </div>
      <Slider
        form={form}
        name="stress_level"
        label={say("stress")}
        className="slider--stress"
        range={STRESS}
        marks={stressWords}
        words={(level) => stressWords[level - STRESS.min] ?? ""}
      />
      <Slider
        form={form}
        name="time_available"
        label={say("time")}
        className="slider--time"
        range={PRACTICE_MINUTES}
        marks={[say("minutes", { count: 2 }), say.number(10), say.number(20), say("minutes", { count: 30 })]}
        unit={say("unit")}
        words={(count) => say("minutes", { count })}
      />
      <div className="row">
        <SubmitButton intent={GET_PRACTICE} busyLabel={say("creating")} disabled={!hasMood}>
          <Icon name="spark" />
          {say("getPractice")}
        </SubmitButton>
        <AppLink className="btn" to={cancelHref} preventScrollReset>
          {say("cancel")}
        </AppLink>
      </div>
    </Form>
  );
}
