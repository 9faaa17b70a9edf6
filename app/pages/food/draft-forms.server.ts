import { fillAfterCommit } from "#app/pages/ideas/drafts.server.ts";
import { ideaOptionsSchema } from "#app/schemas/ideas/ideas.ts";
import { type FormResult, familyForm } from "#app/server/forms/form-route.server.ts";
import type { FamilyContext } from "#app/server/page.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import { discardDraft, retryDraft } from "#app/services/ideas/drafts.server.ts";

type Kind = Parameters<typeof retryDraft>[1];

/** The id of the path's draft. */
export const pathDraftId = ({ params }: FamilyContext): number => pathId(params.draftId, "Draft");

/**
 * The forms of every draft: retry after a failure, and discard. `draftHref` is its page, `discarded` the result of
 * discarding.
 */
export const draftForms = (
  kind: Kind,
  draftHref: (id: number) => string,
  discarded: (locale: string) => FormResult,
) => ({
  "retry-draft": familyForm({
    schema: ideaOptionsSchema,
    handle: async ({ value, ...context }) => {
      const id = pathDraftId(context);
      const draft = await retryDraft(context.actor, kind, id, value.source);
      return { to: draftHref(id), ...(draft ? { afterCommit: fillAfterCommit(context.actor, draft) } : {}) };
    },
  }),
  "discard-draft": familyForm({
    handle: async (context) => {
      await discardDraft(context.actor, kind, pathDraftId(context));
      return discarded(context.locale);
    },
  }),
});
