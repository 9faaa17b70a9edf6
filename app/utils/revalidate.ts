import type { ShouldRevalidateFunction } from "@remix-run/react";

/** After a refusal because someone else changed the thing, its form needs to know what it is now. */
export const revalidateAfterConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;
