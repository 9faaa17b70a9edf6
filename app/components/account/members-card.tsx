import { Form, useNavigation } from "@remix-run/react";
import { EmptyBranch } from "#app/components/illustrations/empty-branch.tsx";
import { Avatar } from "#app/components/members/avatar.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { RowMenu } from "#app/components/ui/row-menu.tsx";
import type { MemberView } from "#app/presenters/people/people.ts";

const FAMILY = "/account/family";

function Refresh() {
  const { state, location, formData } = useNavigation();
  const isBusy = state !== "idle" && location?.pathname === FAMILY && !formData;
  return (
    <Form method="get" action={FAMILY} preventScrollReset replace>
      <button type="submit" className="btn btn--bare" aria-busy={isBusy || undefined}>
        <Icon name="refresh" />
        Refresh
      </button>
    </Form>
  );
}

function AddLink() {
  return (
    <AppLink className="btn btn--main" to={`${FAMILY}/members/new`} preventScrollReset>
      <Icon name="plus" />
      Add new family member
    </AppLink>
  );
}

/** Leads to how guardians help a member to sign in. */
const SignInLink = ({ member: { id, name, hasAccount } }: { member: MemberView }) => (
  <AppLink className="btn btn--bare" to={`${FAMILY}/members/${id}/sign-in`}>
    <Icon name="lock" />
    {hasAccount ? "Help signing in" : `Let ${name} sign in`}
  </AppLink>
);

function Member({ member, canLetIn }: { member: MemberView; canLetIn: boolean }) {
  const { id, name, role, born, isYou, canChange, canInvite, canRemove } = member;
  return (
    <li className="member">
      <Avatar member={member} size="l" />
      <span>
        <strong>
          {name} {isYou ? <span className="tag">You</span> : null}
        </strong>
        <small>{born ? `${role} · ${born}` : role}</small>
      </span>
      {canInvite ? (
        <AppLink
          className="btn btn--bare"
          to={`${FAMILY}/invitations/new?member=${id}`}
          aria-label={`Invite ${name}`}
          preventScrollReset
        >
          Invite
        </AppLink>
      ) : null}
      {canChange ? (
        <RowMenu label={`More for ${name}`}>
          <AppLink className="btn btn--bare" to={`${FAMILY}/members/${id}/edit`} preventScrollReset>
            <Icon name="edit" />
            Edit
          </AppLink>
          {canLetIn ? <SignInLink member={member} /> : null}
          {canRemove ? (
            <AppLink className="btn btn--bare" to={`${FAMILY}/members/${id}/remove`} preventScrollReset>
              <Icon name="trash" />
              Remove
            </AppLink>
          ) : null}
        </RowMenu>
      ) : null}
    </li>
  );
}

/** The family's members with their actions. */
export function MembersCard({ members, canLetIn }: { members: MemberView[]; canLetIn: boolean }) {
  return (
    <section className="card" aria-labelledby="family-members">
      <div className="card__head">
        <h2 id="family-members">Family Members ({members.length})</h2>
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
              Restore deleted items
            </AppLink>
          </div>
        </>
      ) : (
        <EmptyState picture={<EmptyBranch />}>
          <p>No family members found</p>
          <AddLink />
        </EmptyState>
      )}
    </section>
  );
}
