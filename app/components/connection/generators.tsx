import { useSay } from "#app/components/shell/root-data.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ActivityKind } from "#app/shared/connection/constants.ts";
import type { IconName } from "#app/shared/icon-name.ts";
import { connection } from "#app/words/catalogues/connection.ts";

interface Generator {
  kind: ActivityKind;
  icon: IconName;
  name: string;
  worth: string;
}

/** The intent of the button that requests an idea of a kind. */
export const getIdea = (kind: ActivityKind) => `get-${kind}` as const;

/** Buttons for three durations; each requests an idea for today. */
export function Generators({ generators }: { generators: Generator[] }) {
  const say = useSay(connection);
  return (
    <section className="stack" aria-labelledby="generators">
      <h2 id="generators" className="vh-phone">
        {say("howLong")}
      </h2>
      <div className="action-cards action-cards--row">
        {generators.map(({ kind, icon, name, worth }) => (
          <Form key={kind} intent={getIdea(kind)} action="/connection" preventScrollReset>
            <SubmitButton intent={getIdea(kind)} className="action-card">
              <Icon name={icon} />
              <b>{name}</b>
              <small>{worth}</small>
            </SubmitButton>
          </Form>
        ))}
      </div>
    </section>
  );
}
