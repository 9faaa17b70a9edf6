import { Link } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";

interface BreathingProps {
  isBreathing: boolean;
  startHref: string;
  stopHref: string;
}

/** The circle that breathes: 4 s in, 4 s held, 6 s out, by CSS alone (design README section 7). */
export function Breathing({ isBreathing, startHref, stopHref }: BreathingProps) {
  return (
    <section className="card" aria-labelledby="breathing">
      <div className="card__head">
        <h2 id="breathing">
          <Icon name="wind" />
          Mindful Breathing
        </h2>
      </div>
      <div className={isBreathing ? "breath is-breathing" : "breath"}>
        <div className="breath__sky">
          <span className="breath__orb" />
          {isBreathing ? (
            <p className="breath__word" aria-hidden="true">
              <span>Inhale</span>
              <span>Hold</span>
              <span>Exhale</span>
            </p>
          ) : (
            <p className="breath__word">
              <span>Breathe</span>
            </p>
          )}
        </div>
        <p className="muted">In for 4 seconds, hold for 4, out for 6.</p>
        {isBreathing ? (
          <Link className="btn" to={stopHref} preventScrollReset>
            Stop Exercise
          </Link>
        ) : (
          <Link className="btn btn--main" to={startHref} preventScrollReset>
            <Icon name="wind" />
            Start Breathing Exercise
          </Link>
        )}
      </div>
    </section>
  );
}
