import { useCallback, useEffect, useState } from "react";
import { readStored, writeStored } from "#app/components/recipes/session-storage.ts";
import { allowSound, ring } from "#app/components/recipes/sound.ts";
import { useSay } from "#app/components/shell/root-data.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

export interface Timer {
  id: number;
  recipe: string;
  /** "Step 3". */
  step: string;
  /** "20 minutes". */
  words: string;
  /** Milliseconds since 1970, by this device's clock. */
  endsAt: number;
}

const STORE = "timers";

/** The time, updated each second while the page is visible and a timer runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const tell = () => setNow(Date.now());
    tell();
    const clock = setInterval(tell, 1_000);
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", tell);
    };
  }, [isRunning]);
  return now;
}

/** Sets the window's title while a timer is finished. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      // Unless another page has set its own.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

/**
 * The timers of all recipes in this window. They survive a reload and a change of the recipe, and ring on any page that
 * shows them (docs/product/food.md, "Cooking").
 */
export function useTimers() {
  const say = useSay(recipes);
  const [timers, setTimers] = useState<readonly Timer[]>([]);
  useEffect(() => setTimers(readStored<Timer[]>(STORE, [])), []);
  const change = useCallback((next: (timers: readonly Timer[]) => Timer[]) => {
    const changed = next(readStored<Timer[]>(STORE, []));
    writeStored(STORE, changed);
    setTimers(changed);
  }, []);

  const now = useNow(timers.length > 0);
  const over = timers.filter(({ endsAt }) => endsAt <= now);
  useTitle(over[0] ? say("timeUpTitle", { step: over[0].step, time: over[0].words }) : null);
  useEffect(() => {
    // A timeout for each, because browsers throttle intervals of hidden pages to minutes, but not a single timeout.
    const alarms = timers
      .filter(({ endsAt }) => endsAt > Date.now())
      .map(({ endsAt }) => setTimeout(ring, endsAt - Date.now()));
    return () => alarms.forEach(clearTimeout);
  }, [timers]);

  return {
    timers,
    now,
    start: (recipe: string, step: string, timer: { seconds: number; words: string }) => {
      allowSound();
      const at = Date.now();
      const started = { id: at, recipe, step, words: timer.words, endsAt: at + timer.seconds * 1_000 };
      change((known) => [...known, started]);
    },
    stop: (id: number) => change((known) => known.filter((timer) => timer.id !== id)),
  };
}
