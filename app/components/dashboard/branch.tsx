import { memberClass } from "#app/components/members/avatar.tsx";
import { FamilyBranch } from "#app/components/members/family-branch.tsx";
import type { Person } from "#app/shared/people/person.ts";

type People = readonly Pick<Person, "id" | "name">[];

const birdsOf = (people: People) =>
  people.map(({ id, name }) => ({ key: String(id), name, className: memberClass(id) }));

/** The family on its branch, beside the greeting of a wide window. */
export const Branch = ({ people }: { people: People }) => (
  <div className="at-desk">
    <FamilyBranch to="/account/family" birds={birdsOf(people)} />
  </div>
);

/** The same on a phone, above the members' names. */
export const BranchOfNames = ({ people }: { people: People }) => (
  <div className="at-phone" aria-hidden="true">
    <FamilyBranch birds={birdsOf(people).map((bird) => ({ ...bird, name: "" }))} />
  </div>
);
