import type { Timer } from "#app/components/recipes/use-timers.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { hidden } from "#app/components/ui/hidden.tsx";
import { recipes } from "#app/words/catalogues/recipes.ts";

/** "9:05", "1:09:05". */
function writeRest(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  const clock = `${hours ? twoDigits(minutes) : minutes}:${twoDigits(seconds % 60)}`;
  return hours ? `${hours}:${clock}` : clock;
}

interface TimersProps {
  timers: readonly Timer[];
  now: number;
  /** The shown recipe; timers of others show their recipe's name. */
  recipe: string;
  stop: (id: number) => void;
}

/** Running timers, and finished ones until they are dismissed. */
export function Timers({ timers, now, recipe, stop }: TimersProps) {
  const say = useSay(recipes);
  if (timers.length === 0) return null;
  return (
    <ul className="cook-timers" aria-label={say("timers")}>
      {timers.map((timer) => {
        const isOver = timer.endsAt <= now;
        const { step } = timer;
        const name = timer.recipe === recipe ? step : say("stepOf", { step, recipe: timer.recipe });
        return (
          <li key={timer.id} className={isOver ? "is-over" : undefined}>
            <span>
              <b dir="auto">{name}</b>
              <small>{timer.words}</small>
            </span>
            {isOver ? (
              <strong role="alert">{say("timeUp")}</strong>
            ) : (
              <span role="timer">{say.number(writeRest(timer.endsAt - now))}</span>
            )}
            <button type="button" className="btn" onClick={() => stop(timer.id)}>
              {say.rich(isOver ? "ok" : "stop", { name, hidden })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
