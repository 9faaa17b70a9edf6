import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ServerState } from "#app/presenters/people/notices.ts";
import { account } from "#app/words/catalogues/account.ts";

const TYPES = [
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
  const say = useSay(account);
  const unsaved = useUnsaved(form.problems.length > 0);
  return (
    <section className="card stack" aria-labelledby="server">
      <div className="card__head">
        <h2 id="server">
          <Icon name="send" />
          {say("ownServer")}
        </h2>
      </div>
      <p className="muted">{say("ownServerHint")}</p>
      {server?.stoppedSince ? (
        <p className="hint-row">
          <Icon name="warn" />
          <span>{say("ownServerStopped", { day: server.stoppedSince })}</span>
        </p>
      ) : null}
      <SelectField
        form={form}
        name="self_hosted.type"
        label={say("service")}
        options={[{ value: "", label: say("noService") }, ...TYPES]}
      />
      <TextField
        form={form}
        name="self_hosted.url"
        label={say("address")}
        hint={say("addressHint")}
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
        label={say("token")}
        hint={say(server?.hasToken ? "tokenSaved" : "tokenHint")}
        type="password"
        autoComplete="off"
        defaultValue=""
        isOptional
      />
    </section>
  );
}
