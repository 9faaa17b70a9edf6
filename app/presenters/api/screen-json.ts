import type { Screen } from "#app/models/wall/screen.server.ts";
import { pick } from "#app/utils/pick.ts";

/** A wall screen in the API (docs/product/api.md, "Wall screens"), without its code and token. */
export const screenJson = (screen: Screen) => ({
  ...pick(screen, ["id", "name", "kind", "tick_groceries", "tick_chores", "show_where", "show_notes"]),
  ...pick(screen, ["dim_from", "dim_to", "created_at"]),
  last_seen_at: screen.last_seen_at ?? null,
});
