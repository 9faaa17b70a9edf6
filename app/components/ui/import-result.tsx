import type { ReactNode } from "react";
import { Form, type Intent, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";

interface Result {
  summary: string;
  lines: readonly { title: string; text: string }[];
  /** The last day for the undo. */
  until: string;
  canUndo: boolean;
}

interface Props {
  result: Result;
  /** Whether the reader may undo it. */
  canUndo: boolean;
  /** The intent of the undo button. */
  intent: Intent;
  /** Links to what follows. */
  children: ReactNode;
}

/** The result of an import, with its undo button. */
export function ImportResult({ result, canUndo, intent, children }: Props) {
  return (
    <div className="stack stack-l measure">
      <div className="flash" role="status">
        <Icon name="ok" />
        <p>{result.summary}</p>
        {canUndo ? (
          <Form intent={intent}>
            <SubmitButton intent={intent} className="btn" busyLabel="Undoing…">
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
          {result.lines.map(({ title, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two recipes of a file may have one name
            <li key={at}>
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
      <div className="row">{children}</div>
    </div>
  );
}
