export const FOOTER_YEAR = 2024;
/** Maximum lengths, in Unicode code points; `maxlength` in forms never allows more. */
export const MAX_LENGTH = {
  name: 100,
  title: 200,
  location: 300,
  quantity: 100,
  activityType: 50,
  allergy: 100,
  tapPage: 50,
  text: 5000,
  url: 2000,
  ingredient: 200,
  /** A search query. */
  search: 100,
  /** All ingredients of a meal as a text, one a line. */
  ingredients: 20_000,
  step: 2_000,
  /** All steps of a recipe as a text, one a line. */
  steps: 100_000,
  /** RFC 5321, section 4.5.3.1.3, without the angle brackets. */
  email: 254,
} as const;
/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 1_000_000;
/** Hours for which a form's submission id or an Idempotency-Key is remembered. */
export const SUBMISSION_HOURS = 24;
/** The same for changes of the grocery list, which may wait on a phone for a connection. */
export const QUEUED_DAYS = 8;
