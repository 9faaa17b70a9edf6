import type { ServerType } from "#app/shared/notices/constants.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { english } from "#app/words/english.server.ts";

/** Users' own notification servers (docs/product/notices.md, "A server of one's own"). */

/** A server with Roost's token. `url` ends in the topic for ntfy, and is the server's for Gotify. */
export interface OwnServer {
  type: ServerType;
  url: string;
  token: string | null;
}

/** A message for a server. `url` is absolute. */
export interface ServerMessage {
  title: string;
  body: string;
  url: string;
  isUrgent: boolean;
}

/** The POST request to a user's notification server. */
export interface ServerRequest {
  url: string;
  json: object;
  secretHeaders: Record<string, string>;
}

const TOPIC = /^[-\w]{1,64}$/;

/** The segments of an address's path: "https://ntfy.lan/a/b/" has "a" and "b". */
const splitPath = (url: URL) => url.pathname.split("/").filter(Boolean);

const at = (url: URL, parts: readonly string[]) => new URL(`/${parts.join("/")}`, url).href;

/** The message for an invalid address; `null` for a valid one. */
export function addressProblem(type: ServerType, text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return english(peopleWords, "server.https");
  if (url.username || url.password) return english(peopleWords, "server.noPassword");
  if (url.search || url.hash) return english(peopleWords, "server.noQuery");
  const isTopic = type === "gotify" || TOPIC.test(splitPath(url).at(-1) ?? "");
  return isTopic ? null : english(peopleWords, "server.topic");
}

/** A message for ntfy (its documentation, "Publish as JSON"). */
function toNtfy({ url: address, token }: OwnServer, { title, body, url, isUrgent }: ServerMessage): ServerRequest {
  const parts = splitPath(new URL(address));
  return {
    url: at(new URL(address), parts.slice(0, -1)),
    // ntfy would show an empty text as "triggered".
    json: {
      topic: parts.at(-1),
      ...(body ? { title, message: body } : { message: title }),
      click: url,
      priority: isUrgent ? 4 : 3,
    },
    secretHeaders: token ? { Authorization: `Bearer ${token}` } : {},
  };
}

/** A message for Gotify (its documentation, "Push messages"), which refuses one without a text. */
function toGotify({ url: address, token }: OwnServer, { title, body, url, isUrgent }: ServerMessage): ServerRequest {
  return {
    url: at(new URL(address), [...splitPath(new URL(address)), "message"]),
    json: {
      ...(body ? { title, message: body } : { message: title }),
      priority: isUrgent ? 8 : 5,
      extras: { "client::notification": { click: { url } } },
    },
    secretHeaders: token ? { "X-Gotify-Key": token } : {},
  };
}

/** The request that delivers a message. */
export const toRequest = (server: OwnServer, message: ServerMessage): ServerRequest =>
  server.type === "ntfy" ? toNtfy(server, message) : toGotify(server, message);
