import { makeClient } from "#tests/support/api.ts";
import { makeFamily, makeMember } from "#tests/support/factories.ts";
import { TIMETABLE } from "#tests/support/timetables.ts";

/** A family with two children, of whom none has a timetable. */
export async function beginSchool(url: string) {
  const made = await makeFamily({ members: ["Maya"] });
  const ella = await makeMember(made.family, { name: "Ella" });
  const noah = await makeMember(made.family, { name: "Noah" });
  const path = `/families/${made.family.id}`;
  const api = await makeClient(url, made.user);
  const put = (input: Record<string, unknown> = {}, member = ella.id) =>
    api.send("PUT", `${path}/timetables/${member}`, { json: { ...TIMETABLE, ...input } });
  const day = async (date: string, member = ella.id) =>
    (await api.get(`${path}/timetables/${member}/day?date=${date}`)).body;
  return { ...made, actor: made, ella: ella.id, noah: noah.id, noahRow: noah, path, api, put, day };
}
