import { Icon } from "#app/components/ui/icon.tsx";
import type { Person } from "#app/shared/people/person.ts";

/** The CSS class of a member's colour; `null` for everyone. */
export const memberClass = (id: number | null | undefined) => (id ? `m-${id}` : "");

/** A member's colour and initial. The name is always beside it as text. `null` means everyone. */
export function Avatar({ member, size }: { member: Pick<Person, "id" | "initial"> | null; size?: "xs" | "s" | "l" }) {
  const classes = ["egg", size && `egg--${size}`, member ? memberClass(member.id) : "egg--all"];
  return (
    <span className={classes.filter(Boolean).join(" ")} aria-hidden="true">
      {member ? member.initial : <Icon name="home" small />}
    </span>
  );
}

/** Avatars in a row; a number says how many more there are. */
export const EGGS_SHOWN = 4;

/** The colour class of an event or chore: `ev--all` for everyone, `ev--many` for several, or one member's. */
export function peopleClass(block: string, members: readonly Person[]): string {
  const [first, ...others] = members;
  if (!first) return `${block}--all`;
  return others.length > 0 ? `${block}--many` : memberClass(first.id);
}

/** The colours of several members, along the edge of an event or chore. */
export const ColorBar = ({ members }: { members: readonly Person[] }) =>
  members.length > 1 ? (
    <span className="edge">
      {members.map(({ id }) => (
        <i className={memberClass(id)} key={id} />
      ))}
    </span>
  ) : null;

/** The avatars of an event's members. The names are always beside them as text. */
export function AvatarGroup({ members, size }: { members: readonly Person[]; size?: "s" | "l" }) {
  const [first = null, ...others] = members;
  if (others.length === 0) return <Avatar member={first} size={size} />;
  const more = members.length - EGGS_SHOWN;
  return (
    <span className="eggs-row" aria-hidden="true">
      {members.slice(0, EGGS_SHOWN).map((member) => (
        <Avatar member={member} size={size} key={member.id} />
      ))}
      {more > 0 ? <small>+{more}</small> : null}
    </span>
  );
}
