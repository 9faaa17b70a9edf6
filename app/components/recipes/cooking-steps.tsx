import { KeepScreenOn } from "#app/components/recipes/keep-screen-on.tsx";
import { Timers } from "#app/components/recipes/timers.tsx";
import { useStoredTicks } from "#app/components/recipes/use-stored-ticks.ts";
import { useTimers } from "#app/components/recipes/use-timers.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import type { CookingStep } from "#app/presenters/food/cooking.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

interface StartButtonProps {
  /** "20 minutes". */
  time: string;
  /** The number of the step. */
  step: number;
  start: () => void;
}

/** Needs script; rendered invisibly without, so that the page does not shift. */
function StartButton({ time, step, start }: StartButtonProps) {
  const say = useSay(recipes);
  const label = (
    <>
      <Icon name="clock" small />
      {say.rich("start", { time, step, hidden })}
    </>
  );
  if (!useHydrated()) {
    return (
      <span className="btn cook-later" aria-hidden="true">
        {label}
      </span>
    );
  }
  return (
    <button type="button" className="btn" onClick={start}>
      {label}
    </button>
  );
}

interface CookingStepsProps {
  /** A key of the recipe's present text, under which ticks are stored. */
  recipe: string;
  title: string;
  steps: readonly CookingStep[];
  /** The language of the steps, if it is not the page’s. */
  lang?: string | undefined;
}

/** A dish's steps in large type with check boxes and timers (docs/product/food.md, "Cooking"). */
export function CookingSteps({ recipe, title, steps, lang }: CookingStepsProps) {
  const say = useSay(recipes);
  const ticks = useStoredTicks<HTMLOListElement>(`steps ${recipe}`);
  const { timers, now, start, stop } = useTimers();
  return (
    <div className="cook">
      <KeepScreenOn />
      <Timers timers={timers} now={now} recipe={title} stop={stop} />
      <ol key={recipe} className="cook-list cook-steps" {...ticks}>
        {steps.map(({ text, timers: times }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the place identifies steps, because two may be equal
          <li key={at}>
            <label>
              <input type="checkbox" value={at} />
              <span lang={lang} dir="auto">
                {text}
              </span>
            </label>
            {times.length > 0 ? (
              <p className="row">
                {times.map((timer) => (
                  <StartButton
                    key={timer.seconds}
                    time={timer.words}
                    step={at + 1}
                    start={() => start(title, say("step", { step: at + 1 }), timer)}
                  />
                ))}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
