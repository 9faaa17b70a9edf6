import { useEffect, useState } from "react";

/** Whether a newer Roost has come since this page was opened. */
export function useNewer(): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    const onNewer = (event: Event) => {
      // Said at the foot of the list, and nowhere else.
      event.preventDefault();
      setIsOld(true);
    };
    addEventListener("newer", onNewer);
    return () => removeEventListener("newer", onNewer);
  }, []);
  return isOld;
}
