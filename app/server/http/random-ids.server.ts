import { randomBytes } from "node:crypto";

/** The id of a request, or of a page's forms: found nowhere by chance. */
export const newRequestId = (): string => randomBytes(9).toString("base64url");

/** By which a page's policy lets its own scripts and styles run (CSP Level 3, section 2.3.1). */
export const newNonce = (): string => randomBytes(16).toString("base64url");
