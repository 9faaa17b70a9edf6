import { type ReactNode, useEffect, useRef } from "react";
import { controlProps, Field } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { ZoneGroup } from "#app/presenters/people/time-zones.ts";
import { modernZone, placeName } from "#app/view/time-zone-names.ts";

interface TimeZoneFieldProps {
  form: FormState;
  name: string;
  groups: ZoneGroup[];
  /** The value is only a guess: the browser, where script runs, knows better. */
  isGuess?: boolean;
  hint?: ReactNode;
}

const isListed = (zone: string, groups: ZoneGroup[]) =>
  groups.some(({ area, places }) => places.split(" ").some((place) => `${area}/${place}` === zone));

/** Chooses an IANA time zone, by parts of the world. */
export function TimeZoneField({ form, name, groups, isGuess = false, hint }: TimeZoneFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const value = modernZone(form.value(name) || "UTC");
  useEffect(() => {
    const element = select.current;
    // A value that is not the guess any more was chosen by the person, maybe before the script arrived.
    if (!isGuess || !element || element.value !== value) return;
    const own = modernZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if ([...element.options].some((option) => option.value === own)) element.value = own;
  }, [isGuess, value]);
  return (
    <Field form={form} name={name} label="Time zone" hint={hint}>
      <select className="input" {...controlProps(form, name, Boolean(hint))} defaultValue={value} ref={select}>
        {value === "UTC" || isListed(value, groups) ? null : <option>{value}</option>}
        <option>UTC</option>
        {groups.map(({ area, places }) => (
          <optgroup key={area} label={area}>
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
