import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FieldErrors } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { type FormState, fieldId, formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MOODS, PRACTICE_MINUTES, STRESS } from "#app/utils/constants.ts";
import { MOOD_NAMES } from "#app/utils/moods.ts";

export const GET_PRACTICE = "get-practice";

function MoodChoice({ form }: { form: FormState }) {
  return (
    <fieldset className={form.errors("mood").length > 0 ? "field field--bad" : "field"} id="mood">
      <legend>How are you?</legend>
      <FieldErrors form={form} name="mood" />
      <div className="moods">
        {MOODS.map((mood) => (
          <label className="chip" key={mood}>
            <input type="radio" name="mood" value={mood} required defaultChecked={form.value("mood") === mood} />
            <span>
              <b aria-hidden="true">{MOOD_NAMES[mood].emoji}</b>
              {MOOD_NAMES[mood].label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SliderProps {
  form: FormState;
  name: string;
  label: string;
  range: { least: number; most: number; usual: number };
  marks: ReactNode;
}

function Slider({ form, name, label, range, marks }: SliderProps) {
  const id = fieldId(name);
  const hasError = form.errors(name).length > 0;
  return (
    <div className="slider">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <FieldErrors form={form} name={name} />
      <input
        type="range"
        id={id}
        name={name}
        min={range.least}
        max={range.most}
        defaultValue={form.value(name) || range.usual}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-e` : undefined}
      />
      <div aria-hidden="true">{marks}</div>
    </div>
  );
}

/** Whether a mood is chosen: always, before script could tell. */
function useHasMood() {
  const box = useRef<HTMLDivElement>(null);
  const [hasMood, setHasMood] = useState(true);
  const look = () => setHasMood(Boolean(box.current?.querySelector("input[name=mood]:checked")));
  // A mood may be chosen before the script arrives.
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
  const form = formState(defaults, lastResult);
  const { box, hasMood, look } = useHasMood();
  return (
    <Form intent={GET_PRACTICE} className="form" onChange={look} preventScrollReset>
      <ErrorSummary form={form} />
      <div ref={box}>
        <MoodChoice form={form} />
      </div>
      <Slider
        form={form}
        name="stress_level"
        label="Stress level, low to high"
        range={STRESS}
        marks={
          <>
            <span>Low</span>
            <span>Medium</span>
            <span>High</span>
          </>
        }
      />
      <Slider
        form={form}
        name="time_available"
        label="Time, 2 to 30 minutes"
        range={PRACTICE_MINUTES}
        marks={
          <>
            <span>2 min</span>
            <span>10</span>
            <span>20</span>
            <span>30 min</span>
          </>
        }
      />
      <div className="row">
        <SubmitButton intent={GET_PRACTICE} busyLabel="Creating Practice..." disabled={!hasMood}>
          <Icon name="spark" />
          Get My Practice
        </SubmitButton>
        <Link className="btn" to={cancelHref} preventScrollReset>
          Cancel
        </Link>
      </div>
    </Form>
  );
}
