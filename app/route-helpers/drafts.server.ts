import { reportUnexpected } from "#app/http/error-response.server.ts";
import type { Done } from "#app/http/forms/form-route.server.ts";
import { beginWork } from "#app/http/server/stopping.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { fillDraft, isQuick } from "#app/services/ideas/drafts.server.ts";

type Row = Parameters<typeof fillDraft>[1];

/**
 * Fills a draft once it is committed. The library is waited for; the model is not: its page shows what has come, and
 * goes on while the person is elsewhere (docs/decisions/025-drafts-of-meals-and-groceries.md).
 */
export const fillAfterCommit =
  (actor: Actor, draft: Row): NonNullable<Done["afterCommit"]> =>
  async () => {
    const filling = fillDraft(actor, draft);
    if (isQuick(draft)) await filling;
    else filling.catch(reportUnexpected).finally(beginWork());
    return {};
  };
