import { mailAccount } from "#app/services/people/account-mails.server.ts";
import { findByName } from "#app/services/people/household.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";

/** Links for a new password that are asked for by mail (docs/product/household.md, "Forgotten passwords"). */

const HOUR = 60 * 60;
const OF_NETWORK: Limit = { name: "links by mail of a network", max: 20, seconds: HOUR };
const OF_ACCOUNT: Limit = { name: "links by mail of an account", max: 3, seconds: HOUR };

/**
 * Mails a link to the account of a sign-in name or email, to its confirmed address alone. Does nothing for others, and
 * beyond the limits. Call it after the answer, so that its duration tells nothing.
 */
export async function mailNewPassword(name: string, network: string): Promise<void> {
  if ((await consume(OF_NETWORK, network)) > 0) return;
  const user = await findByName(name);
  if (!user?.email_verified || user.email === null) return;
  if ((await consume(OF_ACCOUNT, user.id)) > 0) return;
  await mailAccount("new-password", user, null);
}
