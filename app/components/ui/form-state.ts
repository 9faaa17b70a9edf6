import type { SubmissionResult } from "@conform-to/dom";

type Values = Record<string, unknown>;

/** The state of a form: typed or initial values, and problems. */
export interface FormState {
  /** The value of a field; names are Conform's: `title`, `members[0].name`. */
  value(name: string): string;
  /** The rows of a repeated field. */
  list(name: string): unknown[];
  isChecked(name: string): boolean;
  errors(name: string): string[];
  /** All messages, with their fields (`""`: the whole form), in the order of the fields. */
  problems: { name: string; message: string }[];
}

const at = (values: unknown, name: string): unknown =>
  name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, key) => (value as Values | undefined)?.[key], values);

/**
 * The state of a form from Conform's result of a submission, without Conform's script in the browser
 * (docs/decisions/005-conform-on-the-server.md).
 */
export function formState(defaults: Values, result?: SubmissionResult<string[]> | undefined): FormState {
  const values: unknown = result?.initialValue ?? defaults;
  // A button that adds or removes a row reports no problems, because the user has not submitted the form yet.
  const errors = result?.status === "error" ? (result.error ?? {}) : {};
  return {
    value: (name) => {
      const value = at(values, name);
      return value === undefined || value === null ? "" : String(value);
    },
    // A single ticked box is a string, not a list.
    list: (name) => [at(values, name) ?? []].flat(),
    isChecked: (name) => [true, "on", "true"].includes(at(values, name) as never),
    errors: (name) => errors[name] ?? [],
    problems: Object.entries(errors).flatMap(([name, messages]) =>
      (messages ?? []).map((message) => ({ name, message })),
    ),
  };
}

/** The DOM id of a field: without Conform's brackets and dots, which selectors and links would have to escape. */
export const fieldId = (name: string) => name.replace(/[.[\]]+/g, "-").replace(/-$/, "");
