import type { ReactNode } from "react";
import { RestingBird } from "#app/components/illustrations/resting-bird.tsx";
import { useLibraryLang, useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useRestoredFocus } from "#app/components/ui/use-restored-focus.ts";
import { calm } from "#app/words/catalogues/calm.ts";

interface PracticeProps {
  practice: { title: string; steps: { title: string; text: string; minutes: number }[] };
  checkIn: { mood: { emoji: string; label: string }; minutes: string };
  isBuiltIn: boolean;
  isEnglish: boolean;
  againHref: string;
}

/** A practice for right now, with the minutes of each step. */
export function Practice({ practice, checkIn, isBuiltIn, isEnglish, againHref }: PracticeProps) {
  const say = useSay(calm);
  const lang = useLibraryLang(isEnglish);
  return (
    <>
      <p className="row">
        <span className="tag tag--brand">
          <span aria-hidden="true">{checkIn.mood.emoji}</span> {checkIn.mood.label}
        </span>
        <span className="tag">{checkIn.minutes}</span>
        <span className="tag">{say(isBuiltIn ? "builtInPractice" : "byModel")}</span>
      </p>
      <p className="say" lang={lang} dir="auto">
        {practice.title}
      </p>
      <ol className="steps">
        {practice.steps.map(({ title, text, minutes }) => (
          <li key={title}>
            <span>
              <strong lang={lang} dir="auto">
                {title}
              </strong>{" "}
              <small className="muted">{say("minutes", { count: minutes })}</small>
              <br />
              <span lang={lang}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="row">
        <AppLink className="btn" to={againHref} preventScrollReset>
          <Icon name="refresh" />
          {say("newPractice")}
        </AppLink>
      </div>
    </>
  );
}

/** Shown before the first check-in. */
export function CheckInInvitation({ href }: { href: string }) {
  const say = useSay(calm);
  return (
    <EmptyState picture={<RestingBird />}>
      <p>{say("tellUs")}</p>
      <AppLink className="btn btn--main" to={href} preventScrollReset>
        {say("startCheckIn")}
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
  const say = useSay(calm);
  const heading = useRestoredFocus(stage);
  return (
    <section className="card" aria-labelledby="mindfulness">
      <div className="card__head">
        <h2 id="mindfulness" {...heading}>
          <Icon name="heart" />
          {say("mindfulness")}
        </h2>
        {stage === "invitation" ? (
          <AppLink to={checkInHref} preventScrollReset>
            {say("checkIn")}
          </AppLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}
