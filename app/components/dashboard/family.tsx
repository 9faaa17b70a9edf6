import { BranchOfNames } from "#app/components/dashboard/branch.tsx";
import { Card } from "#app/components/dashboard/card.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MemberView } from "#app/presenters/people/people.ts";
import { dashboard } from "#app/words/catalogues/dashboard.ts";

type FamilyMember = Pick<MemberView, "id" | "name" | "initial" | "role" | "canInvite">;

/** The members, with links that add and invite people. */
export function FamilyCard({ members, isMailed }: { members: readonly FamilyMember[]; isMailed: boolean }) {
  const say = useSay(dashboard);
  return (
    <Card
      id="family"
      icon="users"
      title={say("familyMembers")}
      link={{ to: "/dashboard/members/new", text: say("addMember") }}
      kind="wide"
    >
      <BranchOfNames people={members} />
      <div className="fam">
        {members.map((member) => (
          <div className="member" key={member.id}>
            <Avatar member={member} size="l" />
            <span>
              <strong dir="auto">{member.name}</strong>
              <small>{member.role}</small>
            </span>
            {member.canInvite ? (
              <AppLink
                className="btn btn--bare"
                to={`/dashboard/invitations/new?member=${member.id}`}
                aria-label={say("inviteName", { name: member.name })}
                preventScrollReset
              >
                {say("invite")}
              </AppLink>
            ) : null}
          </div>
        ))}
      </div>
      <div>
        <AppLink className="btn" to="/dashboard/invitations/new" preventScrollReset>
          <Icon name={isMailed ? "mail" : "link"} />
          {say(isMailed ? "inviteByEmail" : "inviteSomeone")}
        </AppLink>
      </div>
    </Card>
  );
}
