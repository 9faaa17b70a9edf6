/** The line of school or chores beside the events of a day. */
export interface StripView {
  /** "School: Ella to 15:15, Noah to 12:10" */
  title: string;
  /** "Week A · Ella: Recorder · Noah: PE kit, Reading book" */
  text: string;
  href: string;
}
