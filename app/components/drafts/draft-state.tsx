import { useSay } from "#app/components/shell/root-data.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IdeaFailure } from "#app/components/ui/idea-failure.tsx";
import { drafts } from "#app/words/catalogues/drafts.ts";
import { frame } from "#app/words/catalogues/frame.ts";

export const DISCARD_DRAFT = "discard-draft";
export const RETRY_DRAFT = "retry-draft";

export function DiscardButton({ label }: { label: string }) {
  return (
    <Form intent={DISCARD_DRAFT}>
      <SubmitButton intent={DISCARD_DRAFT} className="btn">
        {label}
      </SubmitButton>
    </Form>
  );
}

interface MakingProps {
  text: string;
  /** The progress, in numbers and words. */
  done?: { count: number; of: number; words: string };
}

/** The progress of a draft, with a button that stops it. */
export function Making({ text, done }: MakingProps) {
  const say = useSay(drafts);
  const cancel = useSay(frame)("cancel");
  return (
    <div className="card">
      <div role="status" className="stack">
        <p className="say">{text}</p>
        {done ? (
          <p>
            <progress max={done.of} value={done.count} aria-label={done.words} /> {done.words}
          </p>
        ) : null}
        <p className="hint">{say("leave")}</p>
      </div>
      <DiscardButton label={cancel} />
    </div>
  );
}

/** A failed draft: retry, use the library, or discard. */
export function Failed({ problem }: { problem: string }) {
  const say = useSay(drafts);
  return (
    <div className="card">
      <div className="flash flash--bad">
        <Icon name="warn" />
        <p>{say("failed")}</p>
      </div>
      <IdeaFailure intent={RETRY_DRAFT} text={problem} />
      <DiscardButton label={say("discard")} />
    </div>
  );
}

interface LeftOutProps {
  leftOut: readonly { title: string; reason: string }[];
  notes?: readonly string[];
}

/** Dishes or items left out of the draft, with reasons. */
export function LeftOut({ leftOut, notes = [] }: LeftOutProps) {
  const say = useSay(drafts);
  if (leftOut.length + notes.length === 0) return null;
  return (
    <section className="card card--flat" aria-labelledby="left-out">
      <h2 id="left-out" className="h3">
        {say("leftOut")}
      </h2>
      <ul className="list">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {leftOut.map(({ title, reason }) => (
          <li key={`${title} ${reason}`}>
            <strong dir="auto">{title}</strong> <span className="muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The source of the draft. */
export function MadeBy({ source, choices }: { source: "ai" | "built-in" | null; choices: readonly string[] }) {
  const say = useSay(drafts);
  return (
    <p className="row">
      {source ? (
        <span className="tag tag--brand">
          <Icon name="spark" small />
          {say(source === "ai" ? "byModel" : "builtIn")}
        </span>
      ) : null}
      {choices.map((choice) => (
        <span className="tag" key={choice}>
          {choice}
        </span>
      ))}
    </p>
  );
}
