import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ServerState } from "#app/presenters/people/notices.ts";

const TYPES = [
  { value: "", label: "None" },
  { value: "ntfy", label: "ntfy" },
  { value: "gotify", label: "Gotify" },
];

/** Returns a message about unsaved input after a refusal, because the token's field is empty then. */
function useUnsaved(isRefused: boolean): string {
  const { key } = useLocation();
  const [name, setName] = useState(key);
  if (!isRefused && name !== key) setName(key);
  return name;
}

/** The user's own notification server. Its token is never sent to the browser. */
export function OwnServerFields({ form, server }: { form: FormState; server: ServerState | null }) {
  const unsaved = useUnsaved(form.problems.length > 0);
  return (
    <section className="card stack" aria-labelledby="server">
      <div className="card__head">
        <h2 id="server">
          <Icon name="send" />
          On a server of your own
        </h2>
      </div>
      <p className="muted">
        If you run ntfy or Gotify, or have a topic at one, notices can go there. Choose above what does, once it is
        saved.
      </p>
      {server?.stoppedSince ? (
        <p className="note">
          <Icon name="warn" />
          <span>
            It refused three messages, so none has gone there since {server.stoppedSince}. Look at the address and the
            token, and save to try again.
          </span>
        </p>
      ) : null}
      <SelectField form={form} name="self_hosted.type" label="Program" options={TYPES} />
      <TextField
        form={form}
        name="self_hosted.url"
        label="Address"
        hint="Of ntfy with the topic, such as https://ntfy.sh/our-family. One at home, or at http, only where whoever runs this Roost lists its host in FETCH_PRIVATE_HOSTS."
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        isOptional
      />
      <TextField
        key={unsaved}
        form={form}
        name="self_hosted.token"
        label="Access token"
        hint={
          server?.hasToken
            ? "One is kept. Leave this empty to keep it."
            : "Of an application, or of a topic that is protected."
        }
        type="password"
        autoComplete="off"
        defaultValue=""
        isOptional
      />
    </section>
  );
}
