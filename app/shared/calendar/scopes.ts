/** The part of a series that a change applies to. */
export type Scope = "occurrence" | "following" | "series";

interface ScopeChoice {
  scope: Scope;
  name: string;
  hint: string;
}

const OCCURRENCE: ScopeChoice = {
  scope: "occurrence",
  name: "Only this date",
  hint: "Other dates stay as they are.",
};
const FOLLOWING: ScopeChoice = {
  scope: "following",
  name: "This and later dates",
  hint: "Earlier dates stay as they are.",
};
const SERIES: ScopeChoice = {
  scope: "series",
  name: "All dates",
  hint: "Past and future.",
};

/** In the order of the choices. With past dates "following" is first, because the past should not change. */
export const listScopes = (hasPast: boolean): ScopeChoice[] =>
  hasPast ? [FOLLOWING, OCCURRENCE, SERIES] : [OCCURRENCE, FOLLOWING, SERIES];
