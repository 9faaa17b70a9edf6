/** The part of a series that a change applies to. */
export type Scope = "occurrence" | "following" | "series";

interface ScopeChoice {
  scope: Scope;
  name: string;
  hint: string;
}

const OCCURRENCE: ScopeChoice = {
  scope: "occurrence",
  name: "This date only",
  hint: "Only this one. The others stay as they are.",
};
const FOLLOWING: ScopeChoice = {
  scope: "following",
  name: "From this date on",
  hint: "This one and all after it. What came before stays.",
};
const SERIES: ScopeChoice = {
  scope: "series",
  name: "The whole series",
  hint: "Every time it takes place, before and after.",
};

/** In the order of the choices. With past dates "following" is first, because the past should not change. */
export const listScopes = (hasPast: boolean): ScopeChoice[] =>
  hasPast ? [FOLLOWING, OCCURRENCE, SERIES] : [OCCURRENCE, FOLLOWING, SERIES];
