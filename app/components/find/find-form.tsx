import { Form } from "@remix-run/react";
import { useSay } from "#app/components/shell/root-data.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { search } from "#app/words/catalogues/search.ts";

/** The search field. It has the focus until the first search. */
export function FindForm({ q }: { q: string }) {
  const say = useSay(search);
  return (
    <Form className="find" role="search" action="/find">
      <input
        key={q}
        className="input"
        dir="auto"
        type="search"
        name="q"
        aria-label={say("field")}
        placeholder={say("placeholder")}
        maxLength={MAX_LENGTH.search}
        defaultValue={q}
        {...(q === "" ? { autoFocus: true } : {})}
      />
      <button type="submit" className="btn btn--main">
        <Icon name="search" />
        {say("submit")}
      </button>
    </Form>
  );
}
