import { randomBytes } from "node:crypto";
import { Op } from "sequelize";
import { FormDraft } from "#app/models/people/form-draft.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import { FORM_DRAFT_MINUTES } from "#app/shared/people/constants.ts";
import { hashToken } from "#app/utils/hash-token.ts";

/**
 * Drafts of forms that were sent after their session had ended (docs/product/pages.md, "Forms of an ended session").
 */

const MAX_BYTES = 64 * 1024;
/** Limits users who send such forms repeatedly. */
const LIMIT: Limit = { name: "kept forms", max: 20, seconds: FORM_DRAFT_MINUTES * 60 };

export type TypedFields = [name: string, value: string][];

const isThere = () => ({ created_at: { [Op.gt]: new Date(Date.now() - FORM_DRAFT_MINUTES * 60_000) } });

/** Stores the fields of a form for an hour. Returns the draft's token; `null` if the fields are too large. */
export async function saveFormDraft(user_id: number, path: string, fields: TypedFields): Promise<string | null> {
  if (Buffer.byteLength(fields.flat().join("")) > MAX_BYTES || (await consume(LIMIT, user_id)) > 0) return null;
  const token = randomBytes(24).toString("base64url");
  await FormDraft.create({ token_hash: hashToken(token), user_id, path, fields });
  return token;
}

/** The user's draft. A draft of another user is deleted and not returned. */
export async function findFormDraft(user: { id: number }, token: string): Promise<FormDraft | null> {
  const kept = await FormDraft.findOne({ where: { token_hash: hashToken(token), ...isThere() } });
  if (kept?.user_id === user.id) return kept;
  await kept?.destroy();
  return null;
}

export const deleteFormDraft = (token: string) => FormDraft.destroy({ where: { token_hash: hashToken(token) } });
