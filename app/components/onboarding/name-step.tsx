import type { SubmissionResult } from "@conform-to/dom";
import { useEffect, useRef, useState } from "react";
import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { StepHeading } from "#app/components/onboarding/step-heading.tsx";
import { Stepper } from "#app/components/onboarding/stepper.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { TimeZoneField } from "#app/components/ui/time-zone-field.tsx";
import type { ZoneGroup } from "#app/presenters/people/time-zones.ts";
import { modernZone } from "#app/shared/calendar/time-zone-names.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { onboarding } from "#app/words/catalogues/onboarding.ts";

interface NameStepProps {
  familyName: string;
  timeZone: string;
  /** Whether the zone is a guess that the user has not confirmed. */
  isZoneGuessed: boolean;
  zoneGroups: ZoneGroup[];
  lastResult: SubmissionResult<string[]> | undefined;
}

/** A ref for the list of zones. Script selects the browser's own zone, unless the user has chosen one. */
function useBrowserZone(isGuessed: boolean, guess: string) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const element = select.current;
    // Another value than the guess was chosen by the user, possibly before the script was loaded.
    if (!isGuessed || !element || element.value !== guess) return;
    const own = modernZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if ([...element.options].some((option) => option.value === own)) element.value = own;
  }, [isGuessed, guess]);
  return select;
}

/** The wizard's first step: the family's name and zone. */
export function NameStep({ familyName, timeZone, isZoneGuessed, zoneGroups, lastResult }: NameStepProps) {
  const say = useSay(onboarding);
  const form = formState({ family_name: familyName, time_zone: timeZone }, lastResult);
  // `null` until script runs: without it the button stays enabled, and the server validates.
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const input = document.getElementById("family_name");
    if (input instanceof HTMLInputElement) setName(input.value);
  }, []);
  const zone = useBrowserZone(isZoneGuessed && !lastResult, timeZone);
  return (
    <Form intent="name-family" action="/onboarding" className="form setup">
      <Stepper step={1} />
      <NestBox />
      <StepHeading>{say("nameQuestion")}</StepHeading>
      <ErrorSummary form={form} heading="h2" />
      <TextField
        form={form}
        name="family_name"
        label={say("familyName")}
        placeholder={say("exampleName")}
        maxLength={MAX_LENGTH.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TimeZoneField form={form} name="time_zone" groups={zoneGroups} select={zone} hint={say("zoneHint")} />
      <SubmitButton
        intent="name-family"
        className="btn btn--main btn--lg btn--wide"
        disabled={name !== null && name.trim() === ""}
      >
        {say("next")}
      </SubmitButton>
    </Form>
  );
}
