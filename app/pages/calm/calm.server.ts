import { findTranslation } from "#app/domain/ideas/library.server.ts";
import { type CalmState, calmLinks, presentCheckIn, presentPractice } from "#app/presenters/calm/calm.ts";
import { presentEnglishNote } from "#app/presenters/food/english-note.ts";
import { checkInQuerySchema } from "#app/schemas/chores/check-in.ts";
import { id } from "#app/schemas/fields.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { findPractice, listTips } from "#app/services/calm/calm.server.ts";
import { findMoment } from "#app/services/connection/moments.server.ts";
import { SHOWN_TIPS } from "#app/shared/calm/constants.ts";

/** The state in the URL of the Calm page. */
export function parseCalmState({ url }: FamilyContext): CalmState {
  const query = url.searchParams;
  const checkIn = checkInQuerySchema.safeParse(Object.fromEntries(query));
  const practice = id.safeParse(Number(query.get("practice")));
  const tip = id.safeParse(Number(query.get("tip")));
  return {
    checkIn: checkIn.success ? checkIn.data : null,
    practice: practice.success ? practice.data : null,
    tip: tip.success ? tip.data : null,
    isCheckingIn: query.get("checkin") === "1",
    isBreathing: query.get("breathing") === "1",
  };
}

export async function loadCalm(context: FamilyContext) {
  const state = parseCalmState(context);
  const { checkIn, practice, tip, isCheckingIn, isBreathing } = state;
  const [moment, kept, made] = await Promise.all([
    tip === null ? null : findMoment(context.actor, "tip", tip),
    listTips(context.actor),
    practice === null ? null : findPractice(context.actor, practice),
  ]);
  const tips = [...(moment ? [{ id: 0, text: moment.content.text, source: moment.source }] : []), ...kept];
  const shownTips = tips.slice(0, SHOWN_TIPS).map(({ id, text, source }) => {
    const isBuiltIn = source === "built-in";
    const shown = isBuiltIn ? findTranslation(text, context.locale) : text;
    return { id, text: shown ?? text, isBuiltIn, isEnglish: shown === undefined };
  });
  const practiceShown = made && presentPractice(made, context.locale);
  const hasEnglish = shownTips.some(({ isEnglish }) => isEnglish) || practiceShown?.isEnglish === true;
  return {
    tips: shownTips,
    note: presentEnglishNote({ steps: false, others: hasEnglish }, context.locale),
    links: calmLinks(state),
    isCheckingIn,
    isBreathing,
    defaults: { ...checkIn },
    made: checkIn && practiceShown && { checkIn: presentCheckIn(checkIn, context.locale), ...practiceShown },
  };
}
