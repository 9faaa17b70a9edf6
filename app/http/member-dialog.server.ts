import { pathId } from "#app/http/api-route.server.ts";
import { type Done, type FormHandler, onSubmit } from "#app/http/form-action.server.ts";
import type { FamilyContext } from "#app/http/page.server.ts";
import { familyMembers } from "#app/http/visitor.server.ts";
import type { FamilyMember } from "#app/models/family-member.server.ts";
import { presentMember } from "#app/presenters/people.ts";
import { addMembersSchema } from "#app/schemas/member-form.ts";
import { addMembers, findMember } from "#app/services/members.server.ts";
import { membersAdded } from "#app/utils/member-names.ts";

/** What the dialog that adds members needs to know: the colours already used. */
export async function newMembersData(context: FamilyContext) {
  return { taken: (await familyMembers(context)).map(({ color }) => color) };
}

/** The handler of the dialog that adds members; `to` is the page beneath. */
export const addMembersHandler = (to: string): FormHandler<FamilyContext> =>
  onSubmit<FamilyContext, typeof addMembersSchema>(addMembersSchema, async ({ actor }, { members }): Promise<Done> => {
    await addMembers(actor, members);
    return { to, flash: { tone: "ok", text: membersAdded(members.map(({ name }) => name)) } };
  });

/** The member whom the path names. */
export const memberOfPath = ({ actor, params }: FamilyContext): Promise<FamilyMember> =>
  findMember(actor, pathId(params.memberId, "Family member"));

/** A member as lists show them to this reader. */
export const memberView = ({ actor, locale }: FamilyContext, member: FamilyMember) =>
  presentMember(member, actor.user.id, locale);
