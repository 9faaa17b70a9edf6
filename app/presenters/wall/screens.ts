import type { Temporal } from "#app/domain/time/time.ts";
import type { Screen } from "#app/models/wall/screen.server.ts";
import { formatInstant } from "#app/shared/format.ts";

export interface ScreenView {
  id: number;
  name: string;
  /** "Seen 1 min ago · may tick off groceries · since 14 August" */
  facts: string;
}

function formatSeen(lastUse: Date | null | undefined, now: Temporal.Instant): string {
  if (!lastUse) return "Not lastUse yet";
  const minutes = Math.max(0, Math.floor((now.epochMilliseconds - lastUse.getTime()) / 60_000));
  if (minutes < 60) return `Seen ${Math.max(1, minutes)} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `Seen ${hours} h ago` : `Seen ${Math.floor(hours / 24)} days ago`;
}

/** A wall screen for the account's page; dates in the family's zone. */
export function presentScreen(screen: Screen, now: Temporal.Instant, locale: string, timeZone: string): ScreenView {
  const may = [screen.tick_groceries && "groceries", screen.tick_chores && "chores"].filter(Boolean).join(" and ");
  const since = formatInstant(screen.created_at.getTime(), locale, "dayAndMonth", timeZone);
  const facts = [
    formatSeen(screen.last_seen_at, now),
    ...(screen.kind === "eink" ? ["e-ink"] : []),
    may ? `may tick off ${may}` : "only shows",
    `since ${since}`,
  ];
  return { id: screen.id, name: screen.name, facts: facts.join(" · ") };
}
