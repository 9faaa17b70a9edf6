import { type Model, type ModelStatic, Op, type WhereOptions } from "sequelize";
import { enqueue } from "#app/db/jobs.server.ts";
import { WITHOUT_REVISION } from "#app/db/revisions.server.ts";
import { CalendarImport } from "#app/models/calendar/calendar-import.server.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { Practice } from "#app/models/calm/practice.server.ts";
import { GroceryItem } from "#app/models/food/grocery-item.server.ts";
import { Meal } from "#app/models/food/meal.server.ts";
import { Recipe } from "#app/models/food/recipe.server.ts";
import { RecipeFile } from "#app/models/food/recipe-file.server.ts";
import { FamilyMember } from "#app/models/people/family-member.server.ts";
import { FormDraft } from "#app/models/people/form-draft.server.ts";
import { Invitation } from "#app/models/people/invitation.server.ts";
import { KnownDevice } from "#app/models/people/known-device.server.ts";
import { OidcPayload } from "#app/models/people/oidc-payload.server.ts";
import { Session } from "#app/models/people/session.server.ts";
import { SignIn } from "#app/models/people/sign-in.server.ts";
import { SignInEvent } from "#app/models/people/sign-in-event.server.ts";
import { SignInLink } from "#app/models/people/sign-in-link.server.ts";
import { Removal } from "#app/models/removed/removal.server.ts";
import { IdempotencyKey } from "#app/models/system/idempotency-key.server.ts";
import { RateLimit } from "#app/models/system/rate-limit.server.ts";
import { Screen } from "#app/models/wall/screen.server.ts";
import { ScreenCode } from "#app/models/wall/screen-code.server.ts";
import { followZoneRules } from "#app/services/calendar/zone-rules.server.ts";
import { renewWords } from "#app/services/find/indexed-words.server.ts";
import { sweepPhotos } from "#app/services/food/recipe-photos.server.ts";
import { forgetDevices } from "#app/services/notices/devices.server.ts";
import { deleteOldNotices } from "#app/services/notices/forget.server.ts";
import { oldestEvent } from "#app/services/people/sign-in-events.server.ts";
import { consume, type Limit } from "#app/services/system/rate-limits.server.ts";
import { cookieExpired } from "#app/services/wall/screen-visits.server.ts";
import { IMPORT_DAYS } from "#app/shared/calendar/constants.ts";
import { QUEUED_DAYS, SUBMISSION_HOURS } from "#app/shared/constants.ts";
import { HISTORY_DAYS } from "#app/shared/food/constants.ts";
import { DEVICE_DAYS, ENDED_INVITATION_DAYS, FORM_DRAFT_MINUTES } from "#app/shared/people/constants.ts";

const HOUR = 60 * 60 * 1000;
const before = (hours: number) => ({ [Op.lt]: new Date(Date.now() - hours * HOUR) });

/** Idempotency keys of API calls that change groceries. */
const OF_GROCERIES = "%/api/families/%/grocery%";

/** Rows in one statement, so that a large purge holds no lock for long. */
const BATCH = 10_000;

/** Every process asks once an hour; the limit lets the first one through. */
const ONE_OF_ALL: Limit = { name: "sweep", max: 1, seconds: 50 * 60 };

/** Deletes rows for good, removed ones included. */
async function purge<M extends Model>(model: ModelStatic<M>, where: WhereOptions): Promise<void> {
  while ((await model.destroy({ where, limit: BATCH, force: true, ...WITHOUT_REVISION })) === BATCH);
}

/**
 * Deletes expired rows: sessions, finished sign-ins, submissions, removed rows that can no longer be restored, old
 * purchases, old invitations, practices, rate limits. Safe in several processes at once.
 */
export async function sweep(): Promise<void> {
  const removed_at = { [Op.lte]: Removal.restorableSince() };
  await purge(Session, { expires_at: before(0) });
  await purge(SignIn, { created_at: before(1) });
  await purge(SignInEvent, { happened_at: { [Op.lt]: oldestEvent() } });
  await purge(ScreenCode, { expires_at: before(0) });
  await purge(Screen, { removed_at: cookieExpired() });
  await purge(OidcPayload, { expires_at: before(0) });
  // The page of a used or ended link says so for a while.
  await purge(SignInLink, { expires_at: before(24) });
  await purge(KnownDevice, { last_used_at: before(24 * DEVICE_DAYS) });
  await purge(FormDraft, { created_at: before(FORM_DRAFT_MINUTES / 60) });
  // A phone without a connection may send its changes of the list after a week.
  await purge(IdempotencyKey, { created_at: before(SUBMISSION_HOURS), key: { [Op.notLike]: OF_GROCERIES } });
  await purge(IdempotencyKey, { created_at: before(24 * QUEUED_DAYS) });
  for (const model of [Event, Meal, Recipe, FamilyMember, Removal]) await purge<Model>(model, { removed_at });
  await purge(GroceryItem, { removed_at, is_purchased: false });
  await purge(GroceryItem, { removed_at: before(24 * HISTORY_DAYS), repeat_days: null });
  await purge(Invitation, { expires_at: before(ENDED_INVITATION_DAYS * 24) });
  await purge(Practice, { created_at: before(24) });
  await purge(CalendarImport, { expires_at: before(24 * IMPORT_DAYS) });
  await purge(RecipeFile, { expires_at: before(0) });
  await purge(RateLimit, { began_at: before(24) });
  await deleteOldNotices(Date.now());
  await forgetDevices();
}

/** Enqueues a sweep, which also follows new rules of time zones and of the search index, unless another process has done so within the hour. */
export async function enqueueSweep(): Promise<void> {
  if ((await consume(ONE_OF_ALL, "all")) === 0) await enqueue("sweep", {});
}

export async function runSweep(): Promise<void> {
  await sweep();
  await followZoneRules();
  await renewWords();
  await sweepPhotos();
}
