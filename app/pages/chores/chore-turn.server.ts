import { listOwners, listSlots, take, tickableSlot } from "#app/domain/chores/turns.ts";
import { isoOfDay } from "#app/domain/time/time.ts";
import type { Chore } from "#app/models/chores/chore.server.ts";
import { readChores } from "#app/pages/chores/chore-pages.server.ts";
import { presentTurn } from "#app/presenters/chores/turn.ts";
import { queryId } from "#app/schemas/fields.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { dayNumber, loadState } from "#app/services/chores/chore-state.server.ts";
import { listSwappers, returnedFor } from "#app/services/chores/swaps.server.ts";
import { parseLocalDate } from "#app/shared/calendar/dates.ts";
import { choresHref } from "#app/shared/chores/chore-links.ts";
import { CHORES_HREF } from "#app/shared/chores/chores-href.ts";

/** The dialog of a chore's first date, over the day of the query. */
export async function turnData(context: FamilyContext, chore: Chore) {
  const { actor, url } = context;
  const reader = await readChores(context);
  const [state, today] = [await loadState(actor, chore), dayNumber(reader.today)];
  const requested = queryId.safeParse(url.searchParams.get("member")).data;
  const owners = listOwners(state.plan);
  const owner = owners.find((id) => id === requested) ?? owners[0] ?? null;
  const slots = take(2, listSlots(state, owner, today));
  const [first] = slots;
  const swaps = !first
    ? []
    : listSwappers(state, first).map((to) => {
        const back = returnedFor(state, first, to, today);
        return { to, back: back && isoOfDay(back.due) };
      });
  const forecastDates = slots.map(({ due, member }) => ({ due_on: isoOfDay(due), member_id: member }));
  const date = parseLocalDate(url.searchParams.get("date"));
  return {
    ...presentTurn(chore, forecastDates, swaps, tickableSlot(state, owner, today) !== null, reader),
    mayChange: actor.isGrownUp,
    closeHref: date ? choresHref(date) : CHORES_HREF,
  };
}
