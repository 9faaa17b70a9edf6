import { reportUnexpected } from "#app/server/error-response.server.ts";
import type { FormResult } from "#app/server/forms/form-route.server.ts";
import { beginWork } from "#app/server/http/stopping.server.ts";
import type { Actor } from "#app/services/actor.ts";
import { fillDraft, isQuick } from "#app/services/ideas/drafts.server.ts";

type Row = Parameters<typeof fillDraft>[1];

/**
 * Fills a draft after its commit. The built-in library is awaited. A model is not: the draft's page shows each day as it
 * arrives, and filling continues when the user leaves (docs/product/ideas.md, "Meal plans").
 */
export const fillAfterCommit =
  (actor: Actor, draft: Row): NonNullable<FormResult["afterCommit"]> =>
  async () => {
    const filling = fillDraft(actor, draft);
    if (isQuick(draft)) await filling;
    else filling.catch(reportUnexpected).finally(beginWork());
    return {};
  };
