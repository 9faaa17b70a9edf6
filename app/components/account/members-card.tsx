import { Form, useNavigation } from "@remix-run/react";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { RowMenu } from "#app/components/ui/row-menu.tsx";
import type { MemberView } from "#app/presenters/people/people.ts";
import { account } from "#app/words/catalogues/account.ts";

const FAMILY = "/account/family";

function Refresh() {
  const say = useSay(account);
  const { state, location, formData } = useNavigation();
  const isBusy = state !== "idle" && location?.pathname === FAMILY && !formData;
  return (
    <Form method="get" action={FAMILY} preventScrollReset replace>
      <button type="submit" className="btn btn--bare" aria-busy={isBusy || undefined}>
        <Icon name="refresh" />
        {say("refresh")}
      </button>
    </Form>
  );
}

function AddLink() {
  const say = useSay(account);
  return (
    <AppLink className="btn btn--main" to={`${FAMILY}/members/new`} preventScrollReset>
      <Icon name="plus" />
      {say("addMember")}
    </AppLink>
  );
}

/** Leads to how guardians help a member to sign in. */
const SignInLink = ({ member: { id, name, hasAccount } }: { member: MemberView }) => {
  const say = useSay(account);
  return (
    <AppLink className="btn btn--bare" to={`${FAMILY}/members/${id}/sign-in`}>
      <Icon name="lock" />
      {hasAccount ? say("helpSignIn") : say("letSignIn", { name })}
    </AppLink>
  );
};

function Member({ member, canLetIn }: { member: MemberView; canLetIn: boolean }) {
  const say = useSay(account);
  const { id, name, role, born, isYou, canChange, canInvite, canRemove } = member;
  return (
    <li className="member">
      <Avatar member={member} size="l" />
      <span>
        <strong>
          {name} {isYou ? <span className="tag">{say("you")}</span> : null}
        </strong>
        <small>{born ? `${role} · ${born}` : role}</small>
      </span>
      {canInvite ? (
        <AppLink
          className="btn btn--bare"
          to={`${FAMILY}/invitations/new?member=${id}`}
          aria-label={say("inviteName", { name })}
          preventScrollReset
        >
          {say("invite")}
        </AppLink>
      ) : null}
      {canChange ? (
        <RowMenu label={say("moreFor", { name })}>
          <AppLink className="btn btn--bare" to={`${FAMILY}/members/${id}/edit`} preventScrollReset>
            <Icon name="edit" />
            {say("edit")}
          </AppLink>
          {canLetIn ? <SignInLink member={member} /> : null}
          {canRemove ? (
            <AppLink className="btn btn--bare" to={`${FAMILY}/members/${id}/remove`} preventScrollReset>
              <Icon name="trash" />
              {say("remove")}
            </AppLink>
          ) : null}
        </RowMenu>
      ) : null}
    </li>
  );
}

/** The family's members with their actions. */
export function MembersCard({ members, canLetIn }: { members: MemberView[]; canLetIn: boolean }) {
  const say = useSay(account);
  return (
    <section className="card" aria-labelledby="family-members">
      <div className="card__head">
        <h2 id="family-members">{say("members", { count: members.length })}</h2>
        <Refresh />
      </div>
      {members.length > 0 ? (
        <>
          <ul className="list">
            {members.map((member) => (
              <Member key={member.id} member={member} canLetIn={canLetIn} />
            ))}
          </ul>
          <div className="row">
            <AddLink />
            <AppLink className="btn btn--bare" to={`${FAMILY}/removed`}>
              {say("restore")}
            </AppLink>
          </div>
        </>
      ) : (
        <EmptyState picture={<EmptyBranch />}>
          <p>{say("noMembers")}</p>
          <AddLink />
        </EmptyState>
      )}
    </section>
  );
}
