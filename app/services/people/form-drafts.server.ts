import { randomBytes } from "node:crypto";
import { Op } from "sequelize";
import { FormDraft } from "#app/models/people/form-draft.server.ts";
import { hashToken } from "#app/services/people/invitation-tokens.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import { FORM_DRAFT_MINUTES } from "#app/shared/people/constants.ts";

/** Forms whose session had ended wait for their person to sign in (docs/product/pages.md, "Forms of an ended session"). */

const MAX_BYTES = 64 * 1024;
/** Limits users who could send a form again and again. */
const LIMIT: Limit = { name: "kept forms", max: 20, seconds: FORM_DRAFT_MINUTES * 60 };

export type TypedFields = [name: string, value: string][];

const isThere = () => ({ created_at: { [Op.gt]: new Date(Date.now() - FORM_DRAFT_MINUTES * 60_000) } });

/** Keeps what someone typed for an hour; answers the token that finds it, `null` where it is too much. */
export async function saveFormDraft(user_id: number, path: string, fields: TypedFields): Promise<string | null> {
  if (Buffer.byteLength(fields.flat().join("")) > MAX_BYTES || (await consume(LIMIT, user_id)) > 0) return null;
  const token = randomBytes(24).toString("base64url");
  await FormDraft.create({ token_hash: hashToken(token), user_id, path, fields });
  return token;
}

/** The stored form of this user; for another user it is deleted. */
export async function findFormDraft(user: { id: number }, token: string): Promise<FormDraft | null> {
  const kept = await FormDraft.findOne({ where: { token_hash: hashToken(token), ...isThere() } });
  if (kept?.user_id === user.id) return kept;
  await kept?.destroy();
  return null;
}

export const deleteFormDraft = (token: string) => FormDraft.destroy({ where: { token_hash: hashToken(token) } });
