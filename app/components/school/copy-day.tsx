import type { TypedWeek } from "#app/components/school/week-fields.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { WEEKDAYS } from "#app/shared/school/school-words.ts";

interface CopyDayProps {
  form: FormState;
  typed: TypedWeek;
  isOpen: boolean;
}

/** Copies a day within the form. */
export function CopyDay({ form, typed: { week, hasTwo, days }, isOpen }: CopyDayProps) {
  const other = week === "A" ? "B" : "A";
  const weekdays = days.map((weekday) => ({ value: String(weekday), label: WEEKDAYS[weekday] ?? "" }));
  const targets = [
    // From Monday, the default target is the next day.
    ...weekdays.slice(1),
    ...weekdays.slice(0, 1),
    { value: "every-day", label: "Every other day" },
    ...(hasTwo
      ? [
          { value: "other-week", label: `The same day in week ${other}` },
          { value: "whole-week", label: `The whole of week ${other}` },
        ]
      : []),
  ];
  return (
    <details className="more-opts" open={isOpen}>
      <summary>
        <Icon name="copy" />
        Copy a day
        <Icon name="down" />
      </summary>
      <div>
        <div className="pair">
          <SelectField form={form} name="copy_from" label="From" options={weekdays} />
          <SelectField form={form} name="copy_to" label="To" options={targets} />
        </div>
        <p className="hint">This replaces what’s there. Save to keep the change.</p>
        <div className="row">
          <button type="submit" className="btn" name="intent" value="copy-day">
            Copy
          </button>
        </div>
      </div>
    </details>
  );
}
