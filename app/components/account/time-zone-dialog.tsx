import type { SubmissionResult } from "@conform-to/dom";
import type { ComponentProps } from "react";
import { ZoneChangeDialog } from "#app/components/account/zone-change-dialog.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { FormDialog } from "#app/components/ui/form-dialog.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { TimeZoneField } from "#app/components/ui/time-zone-field.tsx";
import { account } from "#app/words/catalogues/account.ts";

interface TimeZoneDialogProps {
  timeZone: string;
  zoneGroups: ComponentProps<typeof TimeZoneField>["groups"];
  closeHref: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Chooses the family's time zone. */
function TimeZoneDialog({ timeZone, zoneGroups, closeHref, lastResult }: TimeZoneDialogProps) {
  const say = useSay(account);
  const form = formState({ time_zone: timeZone }, lastResult);
  return (
    <FormDialog
      title={say("zone")}
      closeHref={closeHref}
      intent="change-time-zone"
      form={form}
      submitLabel={say("save")}
      busyLabel={say("saving")}
    >
      <TimeZoneField form={form} name="time_zone" groups={zoneGroups} hint={say("zoneHint")} />
    </FormDialog>
  );
}

/** Changes the family's time zone. After the choice of a zone it asks whether events keep their hours. */
export const ZoneDialog = ({
  chosen,
  ...dialog
}: TimeZoneDialogProps & { chosen: ComponentProps<typeof ZoneChangeDialog>["chosen"] | null }) =>
  chosen ? <ZoneChangeDialog {...dialog} chosen={chosen} /> : <TimeZoneDialog {...dialog} />;
