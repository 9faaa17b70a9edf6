import type { NoticeKind } from "#app/shared/notices/constants.ts";

/** The key of a row in `notices`: unique for a family, user, kind and key. */
export interface NoticeName {
  family_id: number;
  user_id: number;
  kind: NoticeKind;
  key: string;
}

/** A `NoticeName` as one text, for maps. */
export const nameText = ({ family_id, user_id, kind, key }: NoticeName): string =>
  `${family_id} ${user_id} ${kind} ${key}`;

/** Names of rows as the parameters `$1` to `$4` of a statement: one array for each column. */
export const nameColumns = (rows: readonly NoticeName[]): [number[], number[], string[], string[]] => [
  rows.map(({ family_id }) => family_id),
  rows.map(({ user_id }) => user_id),
  rows.map(({ kind }) => kind),
  rows.map(({ key }) => key),
];

/** The parameters of `nameColumns`, for `unnest`. */
export const NAME_LISTS = "$1::bigint[], $2::bigint[], $3::text[], $4::text[]";

/** Joins a planned notice `n` with a row `m` of `unnest(NAME_LISTS)`. */
export const IS_NAMED = `n.family_id = ANY($1) AND n.family_id = m.family_id AND n.user_id = m.user_id
  AND n.kind = m.kind AND n.key = m.key AND n.state = 'planned'`;
