/**
 * The title of a dialog that stands over the dashboard and over Family Settings alike, made from its data: no two pages
 * have the same one.
 */
export const titleOver = (name: string) => (data?: { closeHref: string }) =>
  data?.closeHref === "/dashboard" ? name : `${name} · Account Settings`;
