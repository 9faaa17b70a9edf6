import { Form } from "@remix-run/react";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";

/** The search field. It has the focus until the first search. */
export function FindForm({ q }: { q: string }) {
  return (
    <Form className="find" role="search" action="/find">
      <input
        key={q}
        className="input"
        type="search"
        name="q"
        aria-label="Search"
        placeholder="Swimming, lentils, Leo"
        maxLength={MAX_LENGTH.search}
        defaultValue={q}
        {...(q === "" ? { autoFocus: true } : {})}
      />
      <button type="submit" className="btn btn--main">
        <Icon name="search" />
        Search
      </button>
    </Form>
  );
}
