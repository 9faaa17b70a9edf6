import { type AnimationEvent, useEffect, useRef, useState } from "react";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";

/** Vibration at the start of each phase, in milliseconds on, off, on. */
const PHASES = [
  { word: "Inhale", pulse: [60] },
  { word: "Hold", pulse: [30, 90, 30] },
  { word: "Exhale", pulse: [120] },
];
/**
 * Seconds of a round: 4 in, 4 held, 6 out (docs/product/calm.md, "Breathing"). The styles keep the time; script follows
 * them.
 */
const ROUND = 14;

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows one word at a time. Screen readers can read it, but its changes do not interrupt them. */
function Rhythm({ isPressed }: { isPressed: boolean }) {
  const isHydrated = useHydrated();
  const [round, setRound] = useState(1);
  const begin = ({ target, elapsedTime }: AnimationEvent) => {
    const phase = PHASES.findIndex(({ word }) => word === (target as HTMLElement).textContent);
    if (phase === 0) setRound(Math.round(elapsedTime / ROUND) + 1);
    // Browsers allow vibration only after a tap on the page; a link or reload is none.
    if (isPressed && !isStill()) navigator.vibrate?.(PHASES[phase]?.pulse ?? []);
  };
  useEffect(() => () => void navigator.vibrate?.(0), []);
  return (
    <>
      <div className="breath__sky">
        <span className="breath__orb" />
        <p className="breath__word" onAnimationStart={begin} onAnimationIteration={begin}>
          {PHASES.map(({ word }) => (
            <span key={word}>{word}</span>
          ))}
        </p>
      </div>
      <p className="breath__round">{isHydrated ? `Round ${round}` : null}</p>
    </>
  );
}

interface BreathingProps {
  isBreathing: boolean;
  startHref: string;
  stopHref: string;
}

/** The circle is animated by CSS. Script counts the rounds and vibrates. */
export function Breathing({ isBreathing, startHref, stopHref }: BreathingProps) {
  const hasPressed = useRef(false);
  return (
    <section className="card" aria-labelledby="breathing">
      <div className="card__head">
        <h2 id="breathing">
          <Icon name="wind" />
          Mindful Breathing
        </h2>
      </div>
      <div className={isBreathing ? "breath is-breathing" : "breath"}>
        {isBreathing ? (
          <Rhythm isPressed={hasPressed.current} />
        ) : (
          <div className="breath__sky">
            <span className="breath__orb" />
            <p className="breath__word">
              <span>Breathe</span>
            </p>
          </div>
        )}
        <p className="muted">In for 4 seconds, hold for 4, out for 6.</p>
        {isBreathing ? (
          <AppLink className="btn" to={stopHref} preventScrollReset>
            Stop Exercise
          </AppLink>
        ) : (
          <AppLink
            className="btn btn--main"
            to={startHref}
            preventScrollReset
            onClick={() => {
              hasPressed.current = true;
            }}
          >
            <Icon name="wind" />
            Start Breathing Exercise
          </AppLink>
        )}
      </div>
    </section>
  );
}
