import type { Temporal } from "#app/domain/time/time.ts";
import type { Screen } from "#app/models/wall/screen.server.ts";
import { factLine } from "#app/shared/fact-line.ts";
import { formatInstant } from "#app/shared/format.ts";
import { say } from "#app/words/catalogue.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

export interface ScreenView {
  id: number;
  name: string;
  /** "Seen 1 min ago · may tick off groceries · since 14 August" */
  facts: string;
}

function formatSeen(lastUse: Date | null | undefined, now: Temporal.Instant, locale: string): string {
  const words = say(signInWords, locale);
  if (!lastUse) return words("screen.unused");
  const minutes = Math.max(0, Math.floor((now.epochMilliseconds - lastUse.getTime()) / 60_000));
  if (minutes < 60) return words("screen.minutes", { count: Math.max(1, minutes) });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? words("screen.hours", { count: hours }) : words("screen.days", { count: Math.floor(hours / 24) });
}

function formatMay({ tick_groceries, tick_chores }: Screen, locale: string): string {
  const words = say(signInWords, locale);
  if (tick_groceries && tick_chores) return words("screen.mayTickBoth");
  if (tick_groceries) return words("screen.mayTickGroceries");
  return words(tick_chores ? "screen.mayTickChores" : "screen.onlyShows");
}

/** A wall screen for the account's page; dates in the family's zone. */
export function presentScreen(screen: Screen, now: Temporal.Instant, locale: string, timeZone: string): ScreenView {
  const words = say(signInWords, locale);
  const facts = [
    formatSeen(screen.last_seen_at, now, locale),
    ...(screen.kind === "eink" ? [words("screen.eink")] : []),
    formatMay(screen, locale),
    words("screen.since", { day: formatInstant(screen.created_at.getTime(), locale, "dayAndMonth", timeZone) }),
  ];
  return { id: screen.id, name: screen.name, facts: factLine(facts, locale) };
}
