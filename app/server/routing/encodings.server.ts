import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";

/** Supported content encodings, best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that the client accepts (RFC 9110, section 12.5.3); `undefined` for none. */
export function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}
