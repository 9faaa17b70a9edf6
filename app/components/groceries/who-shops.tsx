import { Avatar } from "#app/components/members/avatar.tsx";
import type { Shopping } from "#app/shared/food/shopping.ts";
import type { Person } from "#app/shared/people/person.ts";

interface WhoShopsProps {
  shopping: Shopping | null;
  people: readonly Person[];
}

/** Says that another member is in the shop now. */
export function WhoShops({ shopping, people }: WhoShopsProps) {
  const person = people.find(({ id }) => id === shopping?.memberId);
  if (!shopping || !person) return null;
  const { minutes, count } = shopping;
  return (
    <div className="who-shops" role="status">
      <Avatar member={person} />
      <p>
        {`${person.name} is shopping`}
        <small>{`${minutes === 0 ? "Just now" : `${minutes} min ago`}, ${count} in the basket`}</small>
      </p>
    </div>
  );
}
