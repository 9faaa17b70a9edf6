import { Icon } from "#app/components/ui/icon.tsx";
import type { Person } from "#app/view/person.ts";

/** The class that brings a member's colour; `null` is everyone. */
export const memberClass = (id: number | null | undefined) => (id ? `m-${id}` : "");

/** A member's egg: colour and initial. Beside it stands the name in text, always. Without a member: everyone. */
export function Avatar({ member, size }: { member: Pick<Person, "id" | "initial"> | null; size?: "xs" | "s" | "l" }) {
  const classes = ["egg", size && `egg--${size}`, member ? memberClass(member.id) : "egg--all"];
  return (
    <span className={classes.filter(Boolean).join(" ")} aria-hidden="true">
      {member ? member.initial : <Icon name="home" small />}
    </span>
  );
}
