import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For pages whose forms are refused because someone else changed the resource (409) or took it away (404): they need to
 * know what it is now. After any other error response nothing has changed. Remix's own default cannot be asked here: it says
 * yes to every route that has a rule.
 */
export const revalidateAfterConflict: ShouldRevalidateFunction = ({ actionStatus = 200 }) =>
  actionStatus < 400 || actionStatus === 404 || actionStatus === 409;
