export const handle = { title: "All chores" };

/** The layout shows the whole page, because dialogs open over it, too. */
export default function NoDialog() {
  return null;
}
