import type { SubmissionResult } from "@conform-to/dom";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { TimeZoneField } from "#app/components/ui/time-zone-field.tsx";
import type { ZoneGroup } from "#app/presenters/time-zones.ts";
import { MAX_LENGTH } from "#app/utils/constants.ts";

interface FamilyCardProps {
  name: string;
  timeZone: string;
  created: { date: string; words: string };
  zoneGroups: ZoneGroup[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** What the family is called and where it lives. */
export function FamilyCard({ name, timeZone, created, zoneGroups, lastResult }: FamilyCardProps) {
  const form = formState({ family_name: name, time_zone: timeZone }, lastResult);
  return (
    <section className="card" aria-labelledby="family">
      <h2 id="family">Family Settings</h2>
      <Form intent="update-family" className="form" preventScrollReset>
        <ErrorSummary form={form} />
        <TextField form={form} name="family_name" label="Family name" maxLength={MAX_LENGTH.name} autoComplete="off" />
        <TimeZoneField
          form={form}
          name="time_zone"
          groups={zoneGroups}
          hint="Events that you have already added keep their own time zone."
        />
        <div>
          <SubmitButton intent="update-family" busyLabel="Saving...">
            Save Changes
          </SubmitButton>
        </div>
      </Form>
      <p className="muted small">
        Created <time dateTime={created.date}>{created.words}</time>
      </p>
    </section>
  );
}
