import { z } from "zod";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { FIND_KINDS, FIND_LIMIT, SHOWN_KINDS } from "#app/shared/find/constants.ts";

// Any characters, because the text is not stored.
export const searchText = z
  .string()
  .trim()
  .min(1)
  .superRefine((text, { addIssue }) => {
    if ([...text].length <= MAX_LENGTH.search) return;
    addIssue({ code: "too_big", type: "string", maximum: MAX_LENGTH.search, inclusive: true });
  });

/** `GET /families/{id}/search` (docs/product/find.md, "Search by call") */
export const searchSchema = z.object({
  q: searchText,
  kind: z.enum(FIND_KINDS).optional(),
  limit: z.coerce.number().int().min(FIND_LIMIT.min).max(FIND_LIMIT.max).default(FIND_LIMIT.default),
});

/** The query of the page's address: invalid values are ignored, a long text is cut. */
export const findPageSchema = z.object({
  q: z
    .string()
    .catch("")
    .transform((text) => [...text.trim()].slice(0, MAX_LENGTH.search).join("").trim()),
  kind: z.enum(SHOWN_KINDS).nullable().catch(null),
});
