import { DUE } from "#tests/support/chores.ts";
import { TIMETABLE } from "#tests/support/timetables.ts";

const event = { title: "Choir", start_time: "2027-03-01T09:00" };
/** A body for each call that takes one and needs no ids. */
export const BODIES: Record<string, unknown> = {
  "DELETE /families/:familyId": { name: "The Musters" },
  "PUT /families/:familyId": { name: "The Owls" },
  "POST /families/:familyId/members": { name: "Ida", role: "child" },
  "PUT /families/:familyId/members/:memberId": { name: "Emil" },
  "POST /families/:familyId/members/:memberId/account": { sign_in_name: "emil" },
  "POST /families/:familyId/members/:memberId/sign-in-links": { kind: "device" },
  "POST /families/:familyId/events": event,
  "PUT /families/:familyId/events/:eventId": { title: "Band" },
  "DELETE /families/:familyId/events/:eventId/instances": { instance_date: "2027-03-02" },
  "PUT /families/:familyId/events/:eventId/instances": { instance_date: "2027-03-02" },
  "POST /families/:familyId/connection/complete": {
    activity_title: "Walk",
    activity_type: "quick",
    duration_minutes: 10,
  },
  "POST /families/:familyId/ai/mindfulness-practice": { mood: "tired" },
  "POST /families/:familyId/grocery": { item_name: "Oats" },
  "PUT /families/:familyId/grocery/:itemId": { is_purchased: true },
  "POST /families/:familyId/invitations": { email: "aunt@example.com", role: "other" },
  "POST /families/:familyId/meals": { title: "Soup", meal_type: "dinner", planned_date: "2027-03-01" },
  "POST /families/:familyId/recipes": { title: "Soup" },
  "PUT /families/:familyId/recipes/:recipeId": { title: "Stew" },
  "POST /families/:familyId/calendars": { name: "Holidays", preset: { country: "DE" } },
  "PUT /families/:familyId/calendars/:calendarId": { name: "Free days" },
  "PUT /families/:familyId/meals/:mealId": { title: "Stew" },
  "POST /families/:familyId/chores": { title: "Water the plants", who: "free", when: "after", every_n: 7 },
  "PUT /families/:familyId/chores/:choreId": { title: "Bins" },
  "POST /families/:familyId/chores/:choreId/done": { date: DUE },
  "POST /families/:familyId/chores/:choreId/skip": { date: DUE },
  "PUT /families/:familyId/goals/:goalId": { title: "Ice cream" },
  "PUT /families/:familyId/timetables/:memberId": TIMETABLE,
  "POST /families/:familyId/subjects": { name: "Drama" },
  "PUT /families/:familyId/subjects/:subjectId": { name: "Choir" },
  "PUT /families/:familyId/school-spans": [{ name: "Fair", from: DUE, to: DUE, kind: "holiday" }],
  "PUT /families/:familyId/screens/:screenId": { name: "Hall" },
};
