export interface ExampleActivity {
  daysAgo: number;
  activity_title: string;
  activity_type: "quick" | "deeper" | "weekend";
  duration_minutes: number;
  notes?: string;
}

/** The family's past activities, oldest first: a streak of four days up to yesterday, and some before. */
export const EXAMPLE_ACTIVITIES: readonly ExampleActivity[] = [
  { daysAgo: 12, activity_title: "Build a den", activity_type: "weekend", duration_minutes: 90 },
  { daysAgo: 11, activity_title: "Draw each other’s portrait", activity_type: "deeper", duration_minutes: 30 },
  {
    daysAgo: 8,
    activity_title: "Two truths and a fib",
    activity_type: "quick",
    duration_minutes: 10,
    notes: "Noah has never, it turns out, met a shark.",
  },
  { daysAgo: 4, activity_title: "Kitchen disco", activity_type: "quick", duration_minutes: 10 },
  { daysAgo: 3, activity_title: "Rose, thorn, bud", activity_type: "quick", duration_minutes: 15 },
  { daysAgo: 2, activity_title: "Bake banana bread", activity_type: "deeper", duration_minutes: 45 },
  { daysAgo: 1, activity_title: "Stargazing in the garden", activity_type: "deeper", duration_minutes: 25 },
];
