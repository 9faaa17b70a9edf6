import { DEEPER_ACTIVITIES } from "#app/ideas/activities-deeper.ts";
import { QUICK_ACTIVITIES } from "#app/ideas/activities-quick.ts";
import { WEEKEND_ACTIVITIES } from "#app/ideas/activities-weekend.ts";
import type { Activity } from "#app/ideas/schema.ts";

/**
 * The built-in connection activities (docs/product/ideas.md, "The built-in library"). `activities.test.ts` holds each
 * to its schema and to the house rules.
 */
export const ACTIVITIES: readonly Activity[] = [...QUICK_ACTIVITIES, ...DEEPER_ACTIVITIES, ...WEEKEND_ACTIVITIES];
