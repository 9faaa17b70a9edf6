import { useSay } from "#app/components/shell/root-data.ts";
import { RadioCard } from "#app/components/ui/field.tsx";
import type { listScopes, Scope } from "#app/shared/calendar/scopes.ts";
import { calendar } from "#app/words/catalogues/calendar.ts";

interface ScopeChoicesProps {
  scopes: ReturnType<typeof listScopes>;
  /** By default the first. */
  chosen?: Scope | undefined;
}

/** The part of a series that the change applies to. */
export function ScopeChoices({ scopes, chosen = scopes[0]?.scope }: ScopeChoicesProps) {
  const say = useSay(calendar);
  return (
    <fieldset className="field">
      <legend className="vh">{say("applyTo")}</legend>
      <div className="stack stack-s">
        {scopes.map(({ scope, name, hint }) => (
          <RadioCard key={scope} name="scope" value={scope} label={name} hint={hint} isChecked={scope === chosen} />
        ))}
      </div>
    </fieldset>
  );
}
