import type { ReactNode } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Form, type Intent, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { frame } from "#app/words/catalogues/frame.ts";

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
  /** Links to the next steps. */
  children: ReactNode;
}

/** The result of an import, with its undo button. */
export function ImportResult({ result, canUndo, intent, children }: Props) {
  const say = useSay(frame);
  return (
    <div className="stack stack-l measure">
      <div className="flash" role="status">
        <Icon name="ok" />
        <p>{result.summary}</p>
        {canUndo ? (
          <Form intent={intent}>
            <SubmitButton intent={intent} className="btn" busyLabel={say("undoing")}>
              <Icon name="undo" />
              {say("undo")}
            </SubmitButton>
          </Form>
        ) : null}
      </div>
      <section className="card" aria-labelledby="happened">
        <div className="card__head">
          <h2 id="happened">{say("importResult")}</h2>
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
        {result.canUndo ? <p className="muted">{say("undoUntil", { day: result.until })}</p> : null}
      </section>
      <div className="row">{children}</div>
    </div>
  );
}
