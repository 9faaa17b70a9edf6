/** What two people made of the same event, for whoever came second. */
export interface TwoVersions {
  /** Who saved theirs, where that is known. */
  who: string | null;
  /** In what they differ, or all there is; `null`: not said. */
  rows: { name: string; theirs: string | null; mine: string | null }[];
  /** Where theirs is seen. */
  keepHref: string;
  /** Names the version that is replaced: what a form sends as `over`. */
  over: string;
}
