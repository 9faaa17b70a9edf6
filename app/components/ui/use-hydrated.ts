import { useEffect, useState } from "react";

/** Whether React has hydrated the page. Before that, everything must work by plain forms and links. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
