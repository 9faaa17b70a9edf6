import type { TypedWeek } from "#app/components/school/week-fields.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { SelectField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { WeekdayName } from "#app/presenters/school/weekdays.ts";
import { school } from "#app/words/catalogues/school.ts";

interface CopyDayProps {
  form: FormState;
  typed: TypedWeek;
  isOpen: boolean;
  weekdays: WeekdayName[];
}

/** Copies a day within the form. */
export function CopyDay({ form, typed: { week, hasTwo, days }, isOpen, weekdays }: CopyDayProps) {
  const say = useSay(school);
  const other = week === "A" ? "B" : "A";
  const options = days.map((weekday) => ({ value: String(weekday), label: weekdays[weekday]?.name ?? "" }));
  const targets = [
    // From Monday, the default target is the next day.
    ...options.slice(1),
    ...options.slice(0, 1),
    { value: "every-day", label: say("everyOtherDay") },
    ...(hasTwo
      ? [
          { value: "other-week", label: say("sameDayIn", { letter: other }) },
          { value: "whole-week", label: say("wholeWeek", { letter: other }) },
        ]
      : []),
  ];
  return (
    <details className="more-opts" open={isOpen}>
      <summary>
        <Icon name="copy" />
        {say("copyDay")}
        <Icon name="down" />
      </summary>
      <div>
        <div className="pair">
          <SelectField form={form} name="copy_from" label={say("copyFrom")} options={options} />
          <SelectField form={form} name="copy_to" label={say("copyTo")} options={targets} />
        </div>
        <p className="hint">{say("copyHint")}</p>
        <div className="row">
          <button type="submit" className="btn" name="intent" value="copy-day">
            {say("copy")}
          </button>
        </div>
      </div>
    </details>
  );
}
