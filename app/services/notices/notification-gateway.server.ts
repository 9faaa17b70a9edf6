import ipaddr from "ipaddr.js";
import { QueryTypes } from "sequelize";
import { config } from "#app/config/env.server.ts";
import { isListed } from "#app/config/lists.server.ts";
import { sequelize } from "#app/db/database.server.ts";
import { addressProblem, type OwnServer, toRequest } from "#app/domain/notices/own-server.ts";
import { User } from "#app/models/people/user.server.ts";
import type { ServerChange } from "#app/schemas/notices/notices.ts";
import { type Delivery, deliverByWeb, type Message, type Sending } from "#app/services/notices/web-delivery.server.ts";
import { mailAccount } from "#app/services/people/account-mails.server.ts";
import { askOutside, isPublicAddress, OutsideError } from "#app/services/system/outside.server.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { validation } from "#app/words/catalogues/validation.ts";
import { english } from "#app/words/english.server.ts";

/** A user's own notification server (docs/product/notices.md, "A server of one's own"). */

/** A stored server, with its number of consecutive refusals and the time when it was stopped. */
export interface StoredServer extends OwnServer {
  refusals: number;
  stoppedAt: Date | null;
}

/** Whether a host name means this machine or its network. DNS names are checked when a request looks them up. */
function isNearby({ hostname }: URL): boolean {
  const name = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(name) ? !isPublicAddress(name) : /(^|\.)localhost\.?$/.test(name);
}

const mayBeAsked = (url: URL) =>
  isListed(url, config().fetchPrivateHosts) || (url.protocol === "https:" && !isNearby(url));

const invalid = (name: keyof OwnServer, message: string) => new DomainError("invalid", message, `self_hosted.${name}`);

/**
 * The server after a change. Without a new token the old one stays if the host is the same, because a token belongs to
 * its host. @throws {DomainError} 400 at its field
 */
export function changedServer(before: OwnServer | null, change: ServerChange): OwnServer {
  const type = change.type ?? before?.type;
  const url = change.url ?? before?.url;
  if (!type) throw invalid("type", english(validation, "required"));
  if (!url) throw invalid("url", english(validation, "required"));
  const problem = addressProblem(type, url);
  if (problem) throw invalid("url", problem);
  if (!mayBeAsked(new URL(url))) {
    throw invalid("url", english(peopleWords, "publicAddress"));
  }
  const isSame = before !== null && before.type === type && new URL(before.url).origin === new URL(url).origin;
  const token = change.token === undefined ? (isSame ? before.token : null) : change.token || null;
  return { type, url, token };
}

/** Consecutive refusals that stop a server. */
const MAX_REFUSALS = 3;

/** Counts a refusal, and mails the user when the server is stopped. */
async function countRefusal(userId: number, now: number): Promise<void> {
  const [row] = await sequelize.query<{ self_hosted_refusals: number }>(
    `UPDATE notice_preferences SET self_hosted_refusals = self_hosted_refusals + 1,
       self_hosted_stopped_at = CASE WHEN self_hosted_refusals + 1 >= $2 THEN COALESCE(self_hosted_stopped_at, $3) END
     WHERE user_id = $1 RETURNING self_hosted_refusals`,
    { bind: [userId, MAX_REFUSALS, new Date(now)], type: QueryTypes.SELECT },
  );
  if (row?.self_hosted_refusals !== MAX_REFUSALS) return;
  const user = await User.findByPk(userId);
  if (user) await mailAccount("server-stopped", user, null);
}

const forgetRefusals = (userId: number) =>
  sequelize.query("UPDATE notice_preferences SET self_hosted_refusals = 0 WHERE user_id = $1", { bind: [userId] });

async function post(server: OwnServer, { title, body, url }: Message, isUrgent: boolean) {
  // The operator may have removed the host from the list of allowed ones.
  if (!mayBeAsked(new URL(server.url))) throw new OutsideError("not public");
  const { url: address, ...request } = toRequest(server, { title, body, url: `${config().appUrl}${url}`, isUrgent });
  return askOutside(address, { ...request, maxBytes: 100_000 });
}

/** Sends a message to a user's server, and counts a refusal. Slow: do not call inside a transaction. */
export async function sendToServer(
  userId: number,
  server: StoredServer,
  message: Message,
  { isUrgent, now }: Sending,
): Promise<Delivery> {
  const delivery = await deliverByWeb(message, now, (short) => post(server, short, isUrgent));
  if (delivery.outcome === "refused") await countRefusal(userId, now);
  if (delivery.outcome === "sent" && server.refusals > 0) await forgetRefusals(userId);
  return delivery;
}
