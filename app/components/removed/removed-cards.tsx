import { NestBox } from "#app/components/illustrations/nest-box.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Form } from "#app/components/ui/form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { RemovedGroup, RemovedPageWords } from "#app/presenters/removed/removed.ts";

/** Recently removed things, each with a button that restores it. */
export function RemovedCards({ groups, words }: { groups: RemovedGroup[]; words: RemovedPageWords }) {
  if (groups.length === 0) {
    return (
      <EmptyState picture={<NestBox />} title={words.none} heading="h2">
        <p>{words.noneText}</p>
      </EmptyState>
    );
  }
  return (
    <Form intent="bring-back" className="stack stack-l" preventScrollReset>
      {groups.map(({ kind, name, things }) => (
        <section className="card" aria-labelledby={kind} key={kind}>
          <h2 id={kind}>{name}</h2>
          <ul className="list">
            {things.map(({ id, title, facts, canBringBack, restoreLabel }) => (
              <li className="member" key={id}>
                <Icon name="trash" />
                <span>
                  <strong dir="auto">{title}</strong>
                  <small>{facts}</small>
                </span>
                {canBringBack ? (
                  <button type="submit" className="btn" name="removal_id" value={id} aria-label={restoreLabel}>
                    {words.restore}
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Form>
  );
}
