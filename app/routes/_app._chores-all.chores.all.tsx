export const handle = { title: "All chores" };

/** All that is shown is of the page that dialogs open over, too. */
export default function NoDialog() {
  return null;
}
