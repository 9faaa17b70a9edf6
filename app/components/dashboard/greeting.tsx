import { memberClass } from "#app/components/members/avatar.tsx";
import { FamilyBranch } from "#app/components/members/family-branch.tsx";
import type { Person } from "#app/shared/people/person.ts";

interface HelloProps {
  greeting: string;
  name: string;
  date: string;
  dateWords: string;
  summary: string;
  people: Person[];
}

/** The greeting, and the family on its branch. */
export function Greeting({ greeting, name, date, dateWords, summary, people }: HelloProps) {
  return (
    <section className={`hello${greeting === "Good afternoon" ? " hello--noon" : ""}`} aria-labelledby="hello">
      <div className="hello__orb" aria-hidden="true" />
      <div className="hello__text stack stack-s">
        <p>
          <time dateTime={date}>{dateWords}</time>
        </p>
        <h1 id="hello">
          {greeting}, {name}
        </h1>
        <p>{summary}</p>
      </div>
      <FamilyBranch
        to="/account/family"
        birds={people.map(({ id, name }) => ({ key: String(id), name, className: memberClass(id) }))}
      />
    </section>
  );
}
