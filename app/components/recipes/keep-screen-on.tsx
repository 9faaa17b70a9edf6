import { useEffect, useState } from "react";
import { useSay } from "#app/components/shell/root-data.ts";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { recipes } from "#app/words/catalogues/recipes.ts";

/** Holds a wake lock while `isOn` and the page is visible. Browsers release it when the page is hidden. */
function useAwake(isOn: boolean, fail: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    let release = () => {};
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const lock = await navigator.wakeLock.request("screen");
        release = () => void lock.release();
        if (isLeft) release();
      } catch {
        // For example because the battery is low.
        fail();
      }
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isLeft = true;
      release();
      document.removeEventListener("visibilitychange", hold);
    };
  }, [isOn, fail]);
}

/** A switch, if the browser supports it; rendered invisibly without script, so that the page does not shift. */
export function KeepScreenOn() {
  const say = useSay(recipes);
  const isHydrated = useHydrated();
  const [isOn, setIsOn] = useState(false);
  const [turnOff] = useState(() => () => setIsOn(false));
  useAwake(isOn, turnOff);
  if (!isHydrated) return <div className="cook-awake" />;
  if (!("wakeLock" in navigator)) return null;
  return (
    <label className="switch cook-awake">
      <strong>{say("keepOn")}</strong>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the check box itself says whether it is checked (ARIA in HTML) */}
      <input type="checkbox" role="switch" checked={isOn} onChange={() => setIsOn(!isOn)} />
    </label>
  );
}
