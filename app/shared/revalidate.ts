import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For pages whose forms conflict with changes by other users (409) or removals (404): they reload their data then.
 * After any other error nothing has changed. Does not call Remix's default, which is `true` for every route with this
 * function.
 */
export const revalidateAfterConflict: ShouldRevalidateFunction = ({ actionStatus = 200 }) =>
  actionStatus < 400 || actionStatus === 404 || actionStatus === 409;
