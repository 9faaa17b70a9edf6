import { useFormAction, useMatches } from "@remix-run/react";
import { createContext, useContext } from "react";

/** The id of the page's main form. */
export const PAGE_FORM = "page-form";

/**
 * Where the server notes, while it renders a page, the address that the page's main form is sent to: the cookie banner is
 * rendered after it (docs/decisions/066-the-banner-sends-the-form-of-its-page.md).
 */
export const PageFormContext = createContext<{ action?: string }>({});

/** Whether a form is the main one of its page, which names its intents as `handle.form`. */
export function useIsPageForm(intent: string): boolean {
  const { form = [] } = (useMatches().at(-1)?.handle ?? {}) as { form?: string | string[] };
  return [form].flat().includes(intent);
}

function NotedAction({ action }: { action: string | undefined }) {
  const address = useFormAction(action);
  useContext(PageFormContext).action = address;
  return null;
}

/** Notes where the main form is sent to. Browsers need not know: script takes the banner off the form. */
export const NotePageForm = import.meta.env.SSR ? NotedAction : () => null;
