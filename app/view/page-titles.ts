/**
 * The title of a dialog that stands over the dashboard and over Family Settings alike, made from its data: no two pages
 * have the same one.
 */
export const titleOver = (name: string) => (data?: { closeHref: string }) =>
  data?.closeHref === "/dashboard" ? name : `${name} · Account Settings`;

/** The `handle` of a dialog about one member, which is named in its title where there is one. */
export const memberDialog = (verb: "Edit" | "Remove") => ({
  title: (data?: { member: { name: string } }) => `${verb} ${data?.member.name ?? "member"}`,
  dialog: true,
});
