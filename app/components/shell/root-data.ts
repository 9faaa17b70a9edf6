import { useRouteLoaderData } from "@remix-run/react";

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
  /** As far as the cookie says: nothing is looked up. */
  isSignedIn: boolean;
  flash: Flash | null;
  /** Random, new with every page: what a form sends along. */
  submissionId: string;
  /** The page's path, to which the frame's small forms return. */
  here: string;
  isFormRefused: boolean;
  requestId: string;
}

export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;
