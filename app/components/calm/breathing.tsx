import { type AnimationEvent, useEffect, useRef, useState } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { calm } from "#app/words/catalogues/calm.ts";

/** Vibration at the start of each phase, in milliseconds on, off, on. */
const PHASES = [
  { word: "inhale", pulse: [60] },
  { word: "hold", pulse: [30, 90, 30] },
  { word: "exhale", pulse: [120] },
] as const;
/**
 * Seconds of a round: 4 in, 4 held, 6 out (docs/product/calm.md, "Breathing"). The styles keep the time; script follows
 * them.
 */
const ROUND = 14;

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows one word at a time. Screen readers can read it, but its changes do not interrupt them. */
function Rhythm({ isPressed }: { isPressed: boolean }) {
  const say = useSay(calm);
  const isHydrated = useHydrated();
  const [round, setRound] = useState(1);
  const begin = ({ target, elapsedTime }: AnimationEvent) => {
    const phase = PHASES.findIndex(({ word }) => say(word) === (target as HTMLElement).textContent);
    if (phase === 0) setRound(Math.round(elapsedTime / ROUND) + 1);
    // Browsers allow vibration only after a tap on the page; a link or reload is none.
    if (isPressed && !isStill()) navigator.vibrate?.([...(PHASES[phase]?.pulse ?? [])]);
  };
  useEffect(() => () => void navigator.vibrate?.(0), []);
  return (
    <>
      <div className="breath__sky">
        <span className="breath__orb" />
        <p className="breath__word" onAnimationStart={begin} onAnimationIteration={begin}>
          {PHASES.map(({ word }) => (
            <span key={word}>{say(word)}</span>
          ))}
        </p>
      </div>
      <p className="breath__round">{isHydrated ? say("round", { number: round }) : null}</p>
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
  const say = useSay(calm);
  const hasPressed = useRef(false);
  return (
    <section className="card" aria-labelledby="breathing">
      <div className="card__head">
        <h2 id="breathing">
          <Icon name="wind" />
          {say("breathing")}
        </h2>
      </div>
      <div className={isBreathing ? "breath is-breathing" : "breath"}>
        {isBreathing ? (
          <Rhythm isPressed={hasPressed.current} />
        ) : (
          <div className="breath__sky">
            <span className="breath__orb" />
            <p className="breath__word">
              <span>{say("breathe")}</span>
            </p>
          </div>
        )}
        <p className="muted">{say("rhythm")}</p>
        {isBreathing ? (
          <AppLink className="btn" to={stopHref} preventScrollReset>
            {say("stop")}
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
            {say("start")}
          </AppLink>
        )}
      </div>
    </section>
  );
}
