/**
 * Deletes a family, `$1`, in a transaction and in this order. Most rows are deleted by foreign keys. Accounts stay, without a
 * session (docs/product/accounts.md, "Deleting the family").
 */
export const DELETE_FAMILY: readonly string[] = [
  "DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE family_id = $1)",
  "DELETE FROM kept_forms WHERE user_id IN (SELECT id FROM users WHERE family_id = $1)",
  "DELETE FROM sign_in_links WHERE kind <> 'email' AND user_id IN (SELECT id FROM users WHERE family_id = $1)",
  // Stored results of forms and API calls.
  "DELETE FROM idempotency_keys WHERE scope IN (SELECT 'user:' || id FROM users WHERE family_id = $1)",
  "UPDATE users SET family_id = NULL WHERE family_id = $1",
  "DELETE FROM pgboss.job WHERE data ->> 'family' = $1::text",
  "DELETE FROM pgboss.archive WHERE data ->> 'family' = $1::text",
  // In the order in which jobs lock: plans first, then the family's row.
  "DELETE FROM family_plans WHERE family_id = $1",
  "DELETE FROM notices WHERE family_id = $1",
  "DELETE FROM families WHERE id = $1",
];

/** The rows of an account, `$1`, that have no foreign key to it. */
export const DELETE_ACCOUNT: readonly string[] = [
  "DELETE FROM idempotency_keys WHERE scope = 'user:' || $1",
  "DELETE FROM pgboss.job WHERE data ->> 'user' = $1::text",
  "DELETE FROM pgboss.archive WHERE data ->> 'user' = $1::text",
  "DELETE FROM invitations WHERE accepted_by = $1",
  "DELETE FROM users WHERE id = $1",
];
