import type { SubmissionResult } from "@conform-to/dom";
import { OwnServerFields } from "#app/components/account/own-server-fields.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { controlProps, Field, FieldErrors, TextField, TickField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MailState, ServerState } from "#app/presenters/people/notices.ts";
import type { ZoneGroup } from "#app/presenters/people/time-zones.ts";
import type { NoticeKind } from "#app/shared/notices/constants.ts";
import { account } from "#app/words/catalogues/account.ts";

interface Kind {
  kind: NoticeKind;
  time?: { name: string; label: "digestTime" | "planTime" };
}

const KINDS: readonly Kind[] = [
  { kind: "event_reminders" },
  { kind: "chores" },
  { kind: "changes" },
  { kind: "daily_digest", time: { name: "daily_digest_time", label: "digestTime" } },
  { kind: "weekly_plan", time: { name: "weekly_plan_time", label: "planTime" } },
  { kind: "invitations" },
];

const CHANNELS = ["email", "push", "own_server"] as const;

interface NoticesFormProps {
  firstName: string;
  mail: MailState;
  server: ServerState | null;
  values: Record<string, unknown>;
  zones: ZoneGroup[];
  familyZone: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The user's notice preferences, quiet hours and zone in one form. */
export function NoticesForm({ firstName, mail, server, values, zones, familyZone, lastResult }: NoticesFormProps) {
  const say = useSay(account);
  const form = formState(values, lastResult);
  const channels = CHANNELS.filter((name) => name !== "own_server" || server);
  return (
    <Form intent="save-notices" className="stack stack-l" preventScrollReset>
      <ErrorSummary form={form} />
      <section className="card" aria-labelledby="kinds">
        <div className="card__head">
          <h2 id="kinds">
            <Icon name="bell" />
            {say("whatWeSend")}
          </h2>
        </div>
        <p className="muted">{firstName ? say("settingsOf", { name: firstName }) : say("settingsYours")}</p>
        <div>
          {KINDS.map(({ kind, time }) => (
            <fieldset className="kind" key={kind}>
              <legend>
                <span>
                  <strong>{say(`kind.${kind}`)}</strong>
                  <small>{say(`kindHint.${kind}`)}</small>
                </span>
              </legend>
              <div className="chips">
                {channels.map((channel) => (
                  <label className="chip" key={channel}>
                    <input
                      type="checkbox"
                      name={channel}
                      value={kind}
                      defaultChecked={form.list(channel).includes(kind)}
                    />
                    <span>{say(`channel.${channel}`)}</span>
                  </label>
                ))}
                {time ? (
                  <>
                    <label className="vh" htmlFor={time.name}>
                      {say(time.label)}
                    </label>
                    <input
                      className="input"
                      type="time"
                      dir="ltr"
                      required
                      {...controlProps(form, time.name)}
                      defaultValue={form.value(time.name)}
                    />
                    <FieldErrors form={form} name={time.name} />
                  </>
                ) : null}
              </div>
            </fieldset>
          ))}
        </div>
        {mail.reason === null ? (
          <p className="hint-row">
            <Icon name="mail" />
            <span>{say("mailGoesTo", { email: mail.email })}</span>
          </p>
        ) : null}
      </section>
      <section className="card" aria-labelledby="quiet">
        <div className="card__head">
          <h2 id="quiet">
            <Icon name="moon" />
            {say("quiet")}
          </h2>
        </div>
        <p className="muted">{say("quietHint")}</p>
        <div className="pair">
          <TextField form={form} name="quiet_from" label={say("from")} type="time" isOptional />
          <TextField form={form} name="quiet_to" label={say("to")} type="time" isOptional />
        </div>
        <TickField form={form} name="reminders_in_quiet_hours" label={say("inQuiet")} hint={say("inQuietHint")} />
        <Field form={form} name="time_zone" label={say("zone")}>
          <select className="input" {...controlProps(form, "time_zone")} defaultValue={form.value("time_zone")}>
            <option value="">{say("zoneOfFamily", { zone: familyZone })}</option>
            <option>UTC</option>
            {zones.map(({ area, places }) => (
              <optgroup key={area} label={area} translate="no">
                {places.split(" ").map((place) => (
                  <option key={place} value={`${area}/${place}`}>
                    {place.replaceAll("_", " ").replaceAll("/", ", ")}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
      </section>
      <OwnServerFields form={form} server={server} />
      <div>
        <SubmitButton intent="save-notices" busyLabel={say("saving")}>
          {say("save")}
        </SubmitButton>
      </div>
    </Form>
  );
}
