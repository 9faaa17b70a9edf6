import type { ReactNode } from "react";
import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useRestoredFocus } from "#app/components/ui/use-restored-focus.ts";

interface PracticeProps {
  practice: { title: string; steps: { title: string; text: string; minutes: number }[] };
  checkIn: { mood: { emoji: string; label: string }; minutes: string };
  isBuiltIn: boolean;
  againHref: string;
}

/** A practice for right now, with the minutes of each step. */
export function Practice({ practice, checkIn, isBuiltIn, againHref }: PracticeProps) {
  return (
    <>
      <p className="row">
        <span className="tag tag--brand">
          <span aria-hidden="true">{checkIn.mood.emoji}</span> {checkIn.mood.label}
        </span>
        <span className="tag">{checkIn.minutes}</span>
        <span className="tag">{isBuiltIn ? "Built-in practice" : "Made by AI"}</span>
      </p>
      <p className="say">{practice.title}</p>
      <ol className="steps">
        {practice.steps.map(({ title, text, minutes }) => (
          <li key={title}>
            <span>
              <strong>{title}</strong> <small className="muted">{minutes} min</small>
              <br />
              {text}
            </span>
          </li>
        ))}
      </ol>
      <div className="row">
        <AppLink className="btn" to={againHref} preventScrollReset>
          <Icon name="refresh" />
          New Practice
        </AppLink>
      </div>
    </>
  );
}

/** Shown before the first check-in. */
export function CheckInInvitation({ href }: { href: string }) {
  return (
    <EmptyState picture={<RestingBird />}>
      <p>Tell us how you feel and get a short practice to match.</p>
      <AppLink className="btn btn--main" to={href} preventScrollReset>
        Start Mood Check-In
      </AppLink>
    </EmptyState>
  );
}

interface MindfulnessProps {
  stage: "invitation" | "form" | "practice";
  checkInHref: string;
  children: ReactNode;
}

/** The card of the mood check-in: the invitation, the form, or the practice. */
export function Mindfulness({ stage, checkInHref, children }: MindfulnessProps) {
  const heading = useRestoredFocus(stage);
  return (
    <section className="card" aria-labelledby="mindfulness">
      <div className="card__head">
        <h2 id="mindfulness" {...heading}>
          <Icon name="heart" />
          Personalized Mindfulness
        </h2>
        {stage === "invitation" ? (
          <AppLink to={checkInHref} preventScrollReset>
            Check In
          </AppLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}
