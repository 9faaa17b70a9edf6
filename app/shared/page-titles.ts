/**
 * The title of a dialog over the dashboard or over Family Settings. The latter adds its page, so that titles are
 * unique.
 */
export const titleOver = (name: string) => (data?: { closeHref: string }) =>
  data?.closeHref === "/dashboard" ? name : `${name} · Account Settings`;

/** The `handle` of a dialog about one member. Its title has the member's name when the member exists. */
export const memberDialog = (verb: "Edit" | "Remove") => ({
  title: (data?: { member: { name: string } }) => `${verb} ${data?.member.name ?? "member"}`,
  dialog: true,
});
