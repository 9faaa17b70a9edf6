import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PendingEndView } from "#app/presenters/people/departures.ts";

/** Says that the family goes, with what undoes it for those who may. */
export function PendingEnd({ text, mayKeep }: PendingEndView) {
  return (
    <div className="pending" role="status">
      <Icon name="trash" />
      <p>{text}</p>
      {mayKeep ? (
        <>
          <Form intent="keep-family">
            <SubmitButton intent="keep-family" className="btn" busyLabel="Keeping...">
              <Icon name="undo" />
              Keep the family
            </SubmitButton>
          </Form>
          <a className="btn" href="/account/privacy/data.zip" download>
            <Icon name="download" />
            Download our data
          </a>
        </>
      ) : null}
    </div>
  );
}
