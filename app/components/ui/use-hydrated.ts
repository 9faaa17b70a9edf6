import { useEffect, useState } from "react";

/** Whether script has arrived and taken the page over. Before, everything must work by plain forms and links. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
