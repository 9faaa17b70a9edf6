import { readdirSync, readFileSync } from "node:fs";
import { QueryTypes } from "sequelize";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { doDepartures } from "#app/services/people/departures.server.ts";
import { CALENDAR } from "#app/shared/operations/calendar.ts";
import { CALENDARS } from "#app/shared/operations/calendars.ts";
import { CALM } from "#app/shared/operations/calm.ts";
import { CHORES } from "#app/shared/operations/chores.ts";
import { CONNECTION } from "#app/shared/operations/connection.ts";
import { DASHBOARD, KEEP_FAMILY } from "#app/shared/operations/dashboard.ts";
import { DEVICES } from "#app/shared/operations/devices.ts";
import { DRAFTS } from "#app/shared/operations/drafts.ts";
import { GROCERY } from "#app/shared/operations/groceries.ts";
import { MEALS } from "#app/shared/operations/meals.ts";
import { MEMBERS } from "#app/shared/operations/members.ts";
import { ONBOARDING } from "#app/shared/operations/onboarding.ts";
import { PEOPLE } from "#app/shared/operations/people.ts";
import { RECIPES } from "#app/shared/operations/recipes.ts";
import { SCHOOL } from "#app/shared/operations/school.ts";
import { SCREENS } from "#app/shared/operations/screens.ts";
import { SIGN_IN } from "#app/shared/operations/sign-in.ts";
import { describeFailure, OPERATIONS, type Operation } from "#app/shared/operations.ts";
import { SHOW_DAYS } from "#app/shared/school/school-words.ts";
import { runApp } from "#tests/support/api-app.ts";
import { parsePage } from "#tests/support/parse-page.ts";
import { postForm } from "#tests/support/post-form.ts";
import { compareRevisions, digestRows, readRevisions } from "#tests/support/revisions.ts";
import { STEP } from "#tests/support/runs.ts";
import { shareSamples } from "#tests/support/sample-families.ts";
import { NOT_FORMS, SAMPLE_FORMS } from "#tests/support/sample-forms.ts";
import { makeSamples } from "#tests/support/samples.ts";
import { signedInCookie } from "#tests/support/session.ts";

/** Tables that are written outside the transaction on purpose, or by every request. */
const APART = ["rate_limits", "sessions", "migrations"];
/** Tables that jobs write after the form's transaction is committed. */
const OF_JOBS = ["family_plans", "notices", "notice_sends", "noted_changes"];
/** Operations that look something up and write nothing. */
const LOOK_UPS: Operation[] = [
  "fetch-recipe",
  "more-zones",
  ...SHOW_DAYS,
  "show-a",
  "show-b",
  "copy-day",
  "add-row",
  "add-saturday",
  "add-sunday",
];
/** Values of the pressed button, which are not typed; and files, which no page can give back. */
const PRESSED = ["change", "removal", "moved", "file", "photo", "with_member_id", "item", "chore"];

// Mail is set up, but no server takes it. One connection: a form that needs a second one fails.
const app = runApp(async () => ({
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "roost@example.com",
  DATABASE_POOL_MAX: "1",
}));
let tables: string[];

/**
 * The counted events of some tables. A draft or an import is filled after its form's transaction is committed: that
 * updates its existing row, and the counters of the family's row.
 */
const EVENTS: Record<string, string> = {
  idea_drafts: "INSERT OR DELETE",
  calendar_imports: "INSERT OR DELETE",
  families: "INSERT OR DELETE OR UPDATE OF name, time_zone, aisles, feed_token, feed_chores, feed_school, delete_at",
};

/** The database counts the writes since `writes` was set to 0, and fails the one that `failing_write` names. */
async function countWrites(): Promise<void> {
  const rows = await sequelize.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
    { type: QueryTypes.SELECT },
  );
  tables = rows.map(({ tablename }) => tablename).filter((name) => ![...APART, ...OF_JOBS].includes(name));
  await sequelize.query(`
    CREATE SEQUENCE writes MINVALUE 0;
    CREATE SEQUENCE failing_write MINVALUE 0;
    CREATE FUNCTION count_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('writes') = (SELECT last_value FROM failing_write) THEN RAISE EXCEPTION 'broken half-way'; END IF;
      RETURN NULL;
    END $$`);
  for (const table of tables) {
    const events = EVENTS[table] ?? "INSERT OR UPDATE OR DELETE";
    await sequelize.query(
      `CREATE TRIGGER counted BEFORE ${events} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION count_write()`,
    );
  }
}

const NEVER = 1_000_000;
const failAt = (write: number) =>
  sequelize.query(`SELECT setval('writes', 0), setval('failing_write', ${write})`, { type: QueryTypes.SELECT });

/** A digest of all stored rows, by table. */
const fingerprint = () =>
  sequelize.query(`SELECT ${tables.map((name) => digestRows(name)).join(", ")}`, { type: QueryTypes.SELECT });

/** The sent fields that no control of the page has with its value: a checkbox or radio button must be checked. */
function findLost(html: string, fields: Record<string, string | File>): string[] {
  const document = parsePage(html);
  const holds = (control: Element, value: string | File) =>
    (control as HTMLInputElement).value === value &&
    !control.matches(":is([type=radio], [type=checkbox]):not(:checked)");
  const typed = Object.entries(fields).filter(([name]) => !PRESSED.includes(name));
  return typed.flatMap(([name, value]) =>
    [...document.getElementsByName(name)].some((control) => holds(control, value)) ? [] : `${name}=${value}`,
  );
}

const intents = Object.keys(SAMPLE_FORMS) as Operation[];

const TABLES = {
  PEOPLE,
  MEMBERS,
  ONBOARDING,
  DEVICES,
  SIGN_IN,
  CALENDAR,
  GROCERY,
  MEALS,
  DRAFTS,
  RECIPES,
  CHORES,
  SCHOOL,
  SCREENS,
  CALENDARS,
  CONNECTION,
  CALM,
  DASHBOARD,
  KEEP_FAMILY,
};
const ROUTES = new URL("../../app/routes/", import.meta.url);

/** The route file that answers a path, found by file name as Remix finds it. */
function findRoute(path: string): string | undefined {
  const wanted = path.split(/[?#]/)[0];
  const answers = (file: string) => {
    const segments = file.replace(/\.tsx$/, "").split(".");
    const shown = segments.filter((segment) => !segment.startsWith("_"));
    const pattern = shown.map((segment) => segment.replace(/^\$.+/, "[^/]+").replace(/_$/, "")).join("/");
    return new RegExp(`^/${pattern}$`).test(wanted ?? "");
  };
  const files = readdirSync(ROUTES).filter((file) => file.endsWith(".tsx") && answers(file));
  const withForms = files.filter((file) => /\b(formRoute\(|clientAction,)/.test(readRoute(file)));
  return withForms.sort((a, b) => a.split("$").length - b.split("$").length)[0];
}

const readRoute = (file: string) => readFileSync(new URL(file, ROUTES), "utf8");

/** The names of the operation tables of a route's page; a route that re-exports another has the other's tables. */
function readTables(file: string): string[] {
  const text = readRoute(file);
  const other = text.match(/clientAction,[^}]*\} from "#app\/routes\/([^"]+)"/)?.[1];
  if (other) return readTables(other);
  return text.match(/clientActionFor\(([\w, ]+)\)/)?.[1]?.split(", ") ?? [];
}

it("has its words where its page's browser finds them", async () => {
  const samples = await makeSamples("https://words.test");
  const without: string[] = [];
  for (const intent of intents) {
    const path = (await SAMPLE_FORMS[intent]?.(samples))?.path ?? "";
    const route = findRoute(path);
    const names = route ? readTables(route) : [];
    const isKnown = names.some((name) => intent in (TABLES[name as keyof typeof TABLES] ?? {}));
    if (!isKnown) without.push(`${intent} at ${path}: ${route}`);
  }
  expect(without).toEqual([]);
});

it("is tried with every form there is", () => {
  expect([...intents, ...NOT_FORMS, ...LOOK_UPS].sort()).toEqual(Object.keys(OPERATIONS).sort());
});

/** Forms that move no revision. */
const UNCOUNTED: Operation[] = [
  // No cached value depends on stars.
  "give-stars",
  "save-goal",
  "delete-goal",
  "give-goal",
  "sign-out-devices",
  "delete-account",
  "delete-family",
  "keep-family",
  "decline-install",
  "choose-for-reader",
  "save-notices",
  "send-test",
  "mail-again",
  "rename-device",
  "remove-device",
  "renew-feed",
  // A preview is not shown on any page with a revision.
  "look-at-file",
  "discard-import",
  "look-at-recipes",
  "discard-recipes",
  // The sender has another family, or none yet.
  "complete-setup",
  "name-family",
  "change-name",
  // The rows exist already, or no rows are affected.
  "get-moments",
  "reset-aisles",
  "copy-last-week",
  "list-ingredients",
  // Screens are not cached; they show cached values.
  "hang-up-screen",
  "change-screen",
  "take-off-screen",
];

// The writes fail by triggers, which Citus does not have.
const isBreakable = !inject("isDistributed");

describe("a form without a submission id that breaks half-way keeps nothing, and comes back as sent", () => {
  beforeAll(async () => {
    if (isBreakable) await countWrites();
  });

  const nextSamples = shareSamples();

  /** Sends a form repeatedly, each time with a later write that fails, until none fails. Returns the last answer. */
  async function breakEverywhere(
    intent: Operation,
    send: () => Promise<Response>,
    fields: Record<string, string | File>,
  ) {
    const before = await fingerprint();
    for (let write = 1; ; write += STEP) {
      await failAt(write);
      const answer = await send();
      if (answer.status !== 500) return answer;
      const html = await answer.text();
      expect(html.includes('role="alert"'), "it says so on the page").toBe(true);
      expect(html).toContain(
        describeFailure(intent, { status: 500, reason: "Something went wrong on our side. Reference: ", locale: "en" }),
      );
      // The page is the same for each failing write.
      if (write === 1) expect(findLost(html, fields)).toEqual([]);
      expect(await fingerprint(), `after write ${write} failed`).toEqual(before);
    }
  }

  it.each(intents)("%s, and when nothing breaks it moves the counters of what it changes", async (intent) => {
    if (isBreakable) await failAt(NEVER);
    const { samples, isUsedUp } = await nextSamples(intent);
    const { path, fields = {}, user = samples.user } = (await SAMPLE_FORMS[intent]?.(samples)) ?? { path: "" };
    const cookie = await signedInCookie(user);
    // The first request of a page may write rows, such as the day's moments.
    await fetch(app.url + path, { headers: { Cookie: cookie, Accept: "text/html" } });
    const before = await readRevisions(samples.family);
    const send = () => postForm(app.url + path, cookie, { ...fields, intent });
    const { status } = isBreakable ? await breakEverywhere(intent, send, fields) : await send();
    expect(status).toBe(303);
    const { due, moved } = compareRevisions(before, await readRevisions(samples.family));
    expect(moved).toEqual(expect.arrayContaining([...due]));
    if (!UNCOUNTED.includes(intent)) expect(due.size, "it changes nothing").toBeGreaterThan(0);
    if (isBreakable) await failAt(NEVER);
    // `fingerprint` reads all rows after each failing write: fewer rows make the test faster.
    if (isBreakable && isUsedUp) {
      await samples.family.update({ delete_at: new Date(0) });
      await doDepartures();
    }
  });
});
