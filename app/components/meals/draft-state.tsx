import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useRevalidate } from "#app/components/live/use-revalidate.ts";
import { Form, SubmitButton } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { IdeaFailure } from "#app/components/ui/idea-failure.tsx";

export const DISCARD_DRAFT = "discard-draft";
export const RETRY_DRAFT = "retry-draft";

const LOOK_EVERY_MS = 1_000;

/** Polls a draft while it is made. Without script the page refreshes itself (root.tsx). */
export function useDraftNews(isMaking: boolean): void {
  const { state } = useRevalidator();
  const readAgain = useRevalidate();
  useEffect(() => {
    if (!isMaking || state !== "idle") return;
    const timer = setTimeout(readAgain, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isMaking, state, readAgain]);
}

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
  return (
    <div className="card">
      <div role="status" className="stack">
        <p className="say">{text}</p>
        {done ? (
          <p>
            <progress max={done.of} value={done.count} aria-label={done.words} /> {done.words}
          </p>
        ) : null}
        <p className="hint">This takes up to 20 seconds. You can leave and come back.</p>
      </div>
      <DiscardButton label="Cancel" />
    </div>
  );
}

/** A failed draft: retry, use the library, or discard. */
export function Failed({ problem }: { problem: string }) {
  return (
    <div className="card">
      <div className="flash flash--bad">
        <Icon name="warn" />
        <p>We couldn’t make a plan.</p>
      </div>
      <IdeaFailure intent={RETRY_DRAFT} text={problem} />
      <DiscardButton label="Discard" />
    </div>
  );
}

interface LeftOutProps {
  leftOut: readonly { title: string; reason: string }[];
  notes?: readonly string[];
}

/** Dishes or items left out of the draft, with reasons. */
export function LeftOut({ leftOut, notes = [] }: LeftOutProps) {
  if (leftOut.length + notes.length === 0) return null;
  return (
    <section className="card card--flat" aria-labelledby="left-out">
      <h2 id="left-out" className="h3">
        Left out
      </h2>
      <ul className="list">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {leftOut.map(({ title, reason }) => (
          <li key={`${title} ${reason}`}>
            <strong>{title}</strong> <span className="muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The source of the draft. */
export function MadeBy({ source, choices }: { source: "ai" | "built-in" | null; choices: readonly string[] }) {
  return (
    <p className="row">
      {source ? (
        <span className="tag tag--brand">
          <Icon name="spark" small />
          {source === "ai" ? "Made by AI" : "From Roost’s collection"}
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
