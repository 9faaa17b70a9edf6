import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import type { Shopping } from "#app/shared/food/shopping.ts";
import type { Person } from "#app/shared/people/person.ts";
import { groceries } from "#app/words/catalogues/groceries.ts";

interface WhoShopsProps {
  shopping: Shopping | null;
  people: readonly Person[];
}

/** Says that another member is in the shop now. */
export function WhoShops({ shopping, people }: WhoShopsProps) {
  const say = useSay(groceries);
  const person = people.find(({ id }) => id === shopping?.memberId);
  if (!shopping || !person) return null;
  const { minutes, count } = shopping;
  return (
    <div className="who-shops" role="status">
      <Avatar member={person} />
      <p>
        {say("isShopping", { name: person.name })}
        <small>{minutes === 0 ? say("shoppingNow", { count }) : say("shoppingBefore", { minutes, count })}</small>
      </p>
    </div>
  );
}
