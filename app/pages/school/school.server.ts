import { forGrownUps } from "#app/pages/chores/chores.server.ts";
import { findPathMember } from "#app/pages/people/member-dialog.server.ts";
import { pathId } from "#app/server/path-id.server.ts";
import type { PageContext } from "#app/server/session/request-user.server.ts";
import type { Visitor } from "#app/services/actor.ts";
import { findPackItem } from "#app/services/school/pack.server.ts";
import { findSubject } from "#app/services/school/subjects.server.ts";
import { findTimetable } from "#app/services/school/timetables.server.ts";

type Asked = PageContext & { actor: Visitor };

export const findPathTimetable = ({ actor, params }: Asked) =>
  findTimetable(actor, pathId(params.memberId, "Timetable"));
export const findPathSubject = ({ actor, params }: Asked) => findSubject(actor, pathId(params.subjectId, "Subject"));
const findPathPackItem = ({ actor, params }: Asked) => findPackItem(actor, pathId(params.packId, "Thing to pack"));

/** A look-up for changes that children may not make: throws 403 for them first. */
const asGrownUp =
  <T>(find: (context: Asked) => Promise<T>) =>
  async (context: Asked): Promise<T> => {
    await forGrownUps(context);
    return find(context);
  };

export const findTimetableToDelete = asGrownUp(findPathTimetable);
export const findMemberToTeach = asGrownUp(findPathMember);
export const findSubjectToChange = asGrownUp(findPathSubject);
export const findPackItemToDelete = asGrownUp(findPathPackItem);
