import type { ReactNode, Ref } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { controlProps, Field } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { ZoneGroup } from "#app/presenters/people/time-zones.ts";
import { placeName } from "#app/shared/calendar/time-zone-names.ts";
import { frame } from "#app/words/catalogues/frame.ts";

interface TimeZoneFieldProps {
  form: FormState;
  name: string;
  groups: ZoneGroup[];
  hint?: ReactNode;
  select?: Ref<HTMLSelectElement>;
}

const isListed = (zone: string, groups: ZoneGroup[]) =>
  groups.some(({ area, places }) => places.split(" ").some((place) => `${area}/${place}` === zone));

/** The choice of an IANA time zone, by region; the form's value is its modern name. */
export function TimeZoneField({ form, name, groups, hint, select }: TimeZoneFieldProps) {
  const say = useSay(frame);
  const value = form.value(name) || "UTC";
  return (
    <Field form={form} name={name} label={say("timeZone")} hint={hint}>
      <select className="input" {...controlProps(form, name, Boolean(hint))} defaultValue={value} ref={select}>
        {value === "UTC" || isListed(value, groups) ? null : <option>{value}</option>}
        <option>UTC</option>
        {groups.map(({ area, places }) => (
          <optgroup key={area} label={area} translate="no">
            {places.split(" ").map((place) => (
              <option key={place} value={`${area}/${place}`}>
                {placeName(place)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}
