import { useHydrated } from "#app/components/ui/use-hydrated.ts";

/** Tells the server that script runs, so that the answer need not name a position on the page. */
export const HasScript = () => (useHydrated() ? <input type="hidden" name="has_script" value="on" /> : null);

/**
 * The address of the page behind a dialog. Without script the page is loaded again and opens at the element with this
 * id.
 */
export const usePlaceBeneath = (href: string, id: string) => (useHydrated() ? href : `${href}#${id}`);
