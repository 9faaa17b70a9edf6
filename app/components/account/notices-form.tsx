import type { SubmissionResult } from "@conform-to/dom";
import { OwnServerFields } from "#app/components/account/own-server-fields.tsx";
import { controlProps, Field, FieldErrors, TextField, TickField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MailState, ServerState } from "#app/presenters/people/notices.ts";
import type { ZoneGroup } from "#app/presenters/people/time-zones.ts";
import type { NoticeKind } from "#app/shared/notices/constants.ts";

interface Kind {
  kind: NoticeKind;
  name: string;
  hint: string;
  time?: { name: string; label: string };
}

const KINDS: readonly Kind[] = [
  { kind: "event_reminders", name: "Event reminders", hint: "At the time you chose in the event" },
  { kind: "chores", name: "Chores", hint: "At the time you chose in the chore, when it’s your turn" },
  {
    kind: "changes",
    name: "Changes by others",
    hint: "When someone adds, moves or deletes one of your events. At most one an hour.",
  },
  {
    kind: "daily_digest",
    name: "Daily digest",
    hint: "Today, tonight’s dinner, groceries, birthdays",
    time: { name: "daily_digest_time", label: "Time of the digest" },
  },
  {
    kind: "weekly_plan",
    name: "Weekly plan",
    hint: "On Sundays: the week ahead, and dinners still to plan",
    time: { name: "weekly_plan_time", label: "Time of the weekly plan" },
  },
  { kind: "invitations", name: "Invitations", hint: "When someone joins or an invitation expires" },
];

const CHANNELS = [
  ["email", "Email"],
  ["push", "My devices"],
  ["own_server", "My server"],
] as const;

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
  const form = formState(values, lastResult);
  const channels = CHANNELS.filter(([name]) => name !== "own_server" || server);
  return (
    <Form intent="save-notices" className="stack stack-l" preventScrollReset>
      <ErrorSummary form={form} />
      <section className="card" aria-labelledby="kinds">
        <div className="card__head">
          <h2 id="kinds">
            <Icon name="bell" />
            What we send you
          </h2>
        </div>
        <p className="muted">These are {firstName ? `${firstName}’s` : "your"} settings. Everyone chooses their own.</p>
        <div>
          {KINDS.map(({ kind, name, hint, time }) => (
            <fieldset className="kind" key={kind}>
              <legend>
                <span>
                  <strong>{name}</strong>
                  <small>{hint}</small>
                </span>
              </legend>
              <div className="chips">
                {channels.map(([channel, label]) => (
                  <label className="chip" key={channel}>
                    <input
                      type="checkbox"
                      name={channel}
                      value={kind}
                      defaultChecked={form.list(channel).includes(kind)}
                    />
                    <span>{label}</span>
                  </label>
                ))}
                {time ? (
                  <>
                    <label className="vh" htmlFor={time.name}>
                      {time.label}
                    </label>
                    <input
                      className="input"
                      type="time"
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
            <span>Email goes to {mail.email}.</span>
          </p>
        ) : null}
      </section>
      <section className="card" aria-labelledby="quiet">
        <div className="card__head">
          <h2 id="quiet">
            <Icon name="moon" />
            Quiet hours
          </h2>
        </div>
        <p className="muted">Notifications wait until quiet hours end. Leave both empty to turn off.</p>
        <div className="pair">
          <TextField form={form} name="quiet_from" label="From" type="time" isOptional />
          <TextField form={form} name="quiet_to" label="To" type="time" isOptional />
        </div>
        <TickField
          form={form}
          name="reminders_in_quiet_hours"
          label="Allow reminders in quiet hours"
          hint="A 06:00 event needs its reminder before 07:00."
        />
        <Field form={form} name="time_zone" label="Time zone">
          <select className="input" {...controlProps(form, "time_zone")} defaultValue={form.value("time_zone")}>
            <option value="">The family’s: {familyZone}</option>
            <option>UTC</option>
            {zones.map(({ area, places }) => (
              <optgroup key={area} label={area}>
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
        <SubmitButton intent="save-notices" busyLabel="Saving…">
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
