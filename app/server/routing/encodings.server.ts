import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";

/** Content encodings that we make, the better first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding that an answer may have: the best that the reader takes (RFC 9110, section 12.5.3), else none. */
export function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  if (!request.headers["accept-encoding"]) return undefined;
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}
