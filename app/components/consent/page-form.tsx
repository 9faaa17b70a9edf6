import { useFormAction, useMatches } from "@remix-run/react";
import { createContext, useContext } from "react";

/** The id of the page's main form. */
export const PAGE_FORM = "page-form";

/**
 * The action of the page's main form, noted during server rendering. The cookie banner is rendered after it
 * (docs/decisions/066-the-banner-sends-the-form-of-its-page.md).
 */
export const PageFormContext = createContext<{ action?: string }>({});

/** Whether a form is the main one of its page, whose intents are in `handle.form`. */
export function useIsPageForm(intent: string): boolean {
  const { form = [] } = (useMatches().at(-1)?.handle ?? {}) as { form?: string | string[] };
  return [form].flat().includes(intent);
}

function NotedAction({ action }: { action: string | undefined }) {
  const address = useFormAction(action);
  useContext(PageFormContext).action = address;
  return null;
}

/** Notes the action of the main form. On the server alone: with script the banner has its own forms. */
export const NotePageForm = import.meta.env.SSR ? NotedAction : () => null;
