import { useEffect, useState } from "react";

/** Whether a newer version of Roost is ready since this page was opened. */
export function useNewer(): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    const onNewer = (event: Event) => {
      // The list shows this message itself. `offline.ts` shows it on pages that do not cancel the event.
      event.preventDefault();
      setIsOld(true);
    };
    addEventListener("newer", onNewer);
    return () => removeEventListener("newer", onNewer);
  }, []);
  return isOld;
}
