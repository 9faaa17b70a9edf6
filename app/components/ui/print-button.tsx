import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { frame } from "#app/words/catalogues/frame.ts";

/** Opens the browser's print dialog. Needs script; rendered invisibly without, so that the page does not shift. */
export function PrintButton() {
  const say = useSay(frame);
  const isHydrated = useHydrated();
  return (
    <button type="button" className={isHydrated ? "btn" : "btn is-later"} onClick={() => window.print()}>
      <Icon name="print" />
      {say("print")}
    </button>
  );
}
