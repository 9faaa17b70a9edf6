import { useRouteLoaderData } from "@remix-run/react";
import { type Catalogue, type Messages, type Say, say } from "#app/words/catalogue.ts";
import { langOfLibrary } from "#app/words/direction.ts";
import type { AnyLanguage, Language } from "#app/words/languages.ts";

interface Flash {
  text: string;
  tone: "ok" | "bad" | "note" | "warn";
  icon?: "star" | "sun" | "moon" | undefined;
  place?: string | undefined;
  undo?: string | undefined;
  undo_tick?: number | undefined;
  undo_chore?: { chore: number; entry?: number | undefined } | undefined;
  undo_move?: { action: string; moved: string } | undefined;
}

/** Data of every page, from the root's loader. Absent on the page of a failed root. */
export interface RootData {
  isLite: boolean;
  hasConsent: boolean;
  /** By the cookie alone, without a query. */
  isSignedIn: boolean;
  flash: Flash | null;
  /** A random id for the page's forms, new with every page. */
  submissionId: string;
  /** The page's path, to which the frame's small forms return. */
  here: string;
  isFormRefused: boolean;
  language: AnyLanguage;
  /** Languages to choose from, for visitors who are not signed in. */
  languages?: Language[];
  /** The BCP 47 tag in which the page is written, with the reader's choices of weeks and hours. */
  locale: string;
  requestId: string;
}

export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** The messages of a catalogue in the page's language; in English on the page of a failed root. */
export const useSay = <M extends Messages>(catalogue: Catalogue<M>): Say<M> =>
  say(catalogue, useRootData()?.locale ?? "en");

/** The `lang` of a text that is in English, as those of the built-in library without a translation, on any page. */
export function useLibraryLang(isEnglish: boolean): string | undefined {
  const lang = langOfLibrary(useRootData()?.language ?? "en");
  return isEnglish ? lang : undefined;
}
