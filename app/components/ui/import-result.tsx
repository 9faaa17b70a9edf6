import { AppLink } from "#app/components/ui/app-link.tsx";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { presentResult } from "#app/presenters/calendar/imports.ts";

type Result = NonNullable<ReturnType<typeof presentResult>>;

/** The result of an import, with its undo button. */
export function ImportResult({ result, canUndo }: { result: Result; canUndo: boolean }) {
  return (
    <div className="stack stack-l measure">
      <div className="flash" role="status">
        <Icon name="ok" />
        <p>{result.summary}</p>
        {canUndo ? (
          <Form intent="undo-import">
            <SubmitButton intent="undo-import" className="btn" busyLabel="Undoing…">
              <Icon name="undo" />
              Undo
            </SubmitButton>
          </Form>
        ) : null}
      </div>
      <section className="card" aria-labelledby="happened">
        <div className="card__head">
          <h2 id="happened">Result</h2>
        </div>
        <ul className="came">
          {result.lines.map(({ title, text }) => (
            <li key={title}>
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
            </li>
          ))}
        </ul>
        {result.canUndo ? (
          <p className="muted">
            You can undo this import until {result.until}. Anything you’ve edited since stays as it is.
          </p>
        ) : null}
      </section>
      <div className="row">
        <AppLink className="btn btn--main" to={result.month ? `/calendar?view=month&day=${result.month}` : "/calendar"}>
          Open calendar
        </AppLink>
        <AppLink className="btn" to="/calendars/import">
          <Icon name="upload" />
          Import another file
        </AppLink>
      </div>
    </div>
  );
}
