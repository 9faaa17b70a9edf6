import type { NoticeKind } from "#app/shared/notices/constants.ts";

/** What names a row of `notices`: one a person, kind and key of a family. */
export interface NoticeName {
  family_id: number;
  user_id: number;
  kind: NoticeKind;
  key: string;
}

/** The same as one text. */
export const nameText = ({ family_id, user_id, kind, key }: NoticeName): string =>
  `${family_id} ${user_id} ${kind} ${key}`;

/** The names of rows as the values `$1` to `$4` of a statement, a list for each column. */
export const nameColumns = (rows: readonly NoticeName[]): [number[], number[], string[], string[]] => [
  rows.map(({ family_id }) => family_id),
  rows.map(({ user_id }) => user_id),
  rows.map(({ kind }) => kind),
  rows.map(({ key }) => key),
];

/** Those values as lists of SQL, for `unnest`. */
export const NAME_LISTS = "$1::bigint[], $2::bigint[], $3::text[], $4::text[]";

/** The notice `n` that a row `m` of such lists names, unless it was taken. */
export const IS_NAMED = `n.family_id = ANY($1) AND n.family_id = m.family_id AND n.user_id = m.user_id
  AND n.kind = m.kind AND n.key = m.key AND n.state = 'planned'`;
