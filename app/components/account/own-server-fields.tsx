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
          Your own notification server
        </h2>
      </div>
      <p className="muted">If you use ntfy or Gotify, save it here, then choose above what to send to it.</p>
      {server?.stoppedSince ? (
        <p className="hint-row">
          <Icon name="warn" />
          <span>
            It refused three messages, so we stopped on {server.stoppedSince}. Check the address and token, then save to
            try again.
          </span>
        </p>
      ) : null}
      <SelectField form={form} name="self_hosted.type" label="Service" options={TYPES} />
      <TextField
        form={form}
        name="self_hosted.url"
        label="Address"
        hint="For ntfy, add the topic: https://ntfy.sh/our-family. For a server on your home network, the server’s owner must list it in FETCH_PRIVATE_HOSTS."
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
        hint={server?.hasToken ? "Saved. Leave empty to keep it." : "From the app, or for a protected topic."}
        type="password"
        autoComplete="off"
        defaultValue=""
        isOptional
      />
    </section>
  );
}
