import { useHydrated } from "#app/components/ui/use-hydrated.ts";

/** Tells the server that script keeps the page's place: its answer need not name one. */
export const HasScript = () => (useHydrated() ? <input type="hidden" name="has_script" value="on" /> : null);

/** The page beneath a dialog. Without script it is loaded again, and comes back at the element with this id. */
export const usePlaceBeneath = (href: string, id: string) => (useHydrated() ? href : `${href}#${id}`);
