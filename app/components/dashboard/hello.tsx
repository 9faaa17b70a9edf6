import { Link } from "@remix-run/react";
import { memberClass } from "#app/components/members/egg.tsx";
import { Picture } from "#app/components/ui/icon.tsx";
import type { Person } from "#app/utils/person.ts";

interface HelloProps {
  greeting: string;
  name: string;
  date: string;
  dateWords: string;
  summary: string;
  people: Person[];
}

/** Birds that fit on the branch. */
const PERCH = 8;

/** The greeting, and the family on its branch. */
export function Hello({ greeting, name, date, dateWords, summary, people }: HelloProps) {
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
      <div className="perch-box">
        <svg className="perch__twig" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
          <path
            className="s-wood"
            strokeWidth="4"
            d="M2 9c50-4 90 4 150 1s120-3 246 1"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ul className="perch">
          {people.slice(0, PERCH).map((person) => (
            <li key={person.id}>
              <Link to="/account/family">
                <Picture name="bird" className={`bird ${memberClass(person.id)}`} />
                <span>{person.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
