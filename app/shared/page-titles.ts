/**
 * The title of a dialog that opens over the dashboard and over Family Settings: the latter adds its page, so that
 * titles are unique.
 */
export const titleOver = (name: string) => (data?: { closeHref: string }) =>
  data?.closeHref === "/dashboard" ? name : `${name} · Account Settings`;

/** The `handle` of a dialog about one member. Its title has the member's name when the member exists. */
export const memberDialog = (verb: "Edit" | "Remove") => ({
  title: (data?: { member: { name: string } }) => `${verb} ${data?.member.name ?? "member"}`,
  dialog: true,
});
