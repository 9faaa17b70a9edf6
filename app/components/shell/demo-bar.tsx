import { useRootData } from "#app/components/shell/root-data.ts";
import { DEMO_HOURS } from "#app/shared/people/constants.ts";

/** Says in a demo that nothing stays (docs/operating.md, "A demo"). */
export function DemoBar() {
  const root = useRootData();
  return root?.isDemo && root.isSignedIn ? (
    <aside className="flash flash--note" aria-label="Demo">
      <p>This is a demo. Everything here goes away in {DEMO_HOURS} hours.</p>
    </aside>
  ) : null;
}
