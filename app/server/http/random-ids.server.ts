import { randomBytes } from "node:crypto";

/** A random id of a request, or of a submission. */
export const newRequestId = (): string => randomBytes(9).toString("base64url");

/** The nonce of a page's scripts and styles (CSP Level 3, section 2.3.1). */
export const newNonce = (): string => randomBytes(16).toString("base64url");
