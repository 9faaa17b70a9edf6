import { BranchOfNames } from "#app/components/dashboard/branch.tsx";
import { Card } from "#app/components/dashboard/card.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MemberView } from "#app/presenters/people/people.ts";

type FamilyMember = Pick<MemberView, "id" | "name" | "initial" | "role" | "canInvite">;

/** The members, with links that add and invite people. */
export function FamilyCard({ members, isMailed }: { members: readonly FamilyMember[]; isMailed: boolean }) {
  return (
    <Card
      id="family"
      icon="users"
      title="Family Members"
      link={{ to: "/dashboard/members/new", text: "Add member" }}
      kind="wide"
    >
      <BranchOfNames people={members} />
      <div className="fam">
        {members.map((member) => (
          <div className="member" key={member.id}>
            <Avatar member={member} size="l" />
            <span>
              <strong>{member.name}</strong>
              <small>{member.role}</small>
            </span>
            {member.canInvite ? (
              <AppLink
                className="btn btn--bare"
                to={`/dashboard/invitations/new?member=${member.id}`}
                aria-label={`Invite ${member.name}`}
                preventScrollReset
              >
                Invite
              </AppLink>
            ) : null}
          </div>
        ))}
      </div>
      <div>
        <AppLink className="btn" to="/dashboard/invitations/new" preventScrollReset>
          <Icon name={isMailed ? "mail" : "link"} />
          {isMailed ? "Invite by email" : "Invite someone"}
        </AppLink>
      </div>
    </Card>
  );
}
