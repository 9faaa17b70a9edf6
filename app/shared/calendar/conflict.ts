/** Two conflicting versions of an event, for the user who saved second. */
export interface TwoVersions {
  /** Who saved the other version, if known. */
  who: string | null;
  /** Fields that differ, or all fields; `null` for an empty value. */
  rows: { name: string; theirs: string | null; mine: string | null }[];
  /** The page of the other version. */
  keepHref: string;
  /** The version to replace, which a form sends as `over`. */
  over: string;
}
