import { DEEPER_ACTIVITIES } from "./activities-deeper.ts";
import { QUICK_ACTIVITIES } from "./activities-quick.ts";
import { WEEKEND_ACTIVITIES } from "./activities-weekend.ts";
import type { Activity } from "./schema.ts";

/** The built-in connection activities (decisions.md section 7). `activities.test.ts` holds each to its schema and to the house rules. */
export const ACTIVITIES: readonly Activity[] = [...QUICK_ACTIVITIES, ...DEEPER_ACTIVITIES, ...WEEKEND_ACTIVITIES];
