/** What forms carry that nobody has typed. */
const CARRIED = /^(intent|level|return_to|has_script|.*_(id|at))$/;

/** "item_name" as people read it. */
const label = (name: string) => {
  const words = name.replace(/[_.[\]]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What was typed in a form that could not be sent: nothing of it was saved. */
export function Typed({ typed }: { typed: readonly [name: string, value: string][] }) {
  if (typed.length === 0) return null;
  const shown = typed.filter(([name, value]) => value && !CARRIED.test(name));
  return (
    <div role="alert" className="stack stack-s">
      <p>
        <strong>Nothing was saved.</strong> {shown.length > 0 ? "This is what you typed:" : null}
      </p>
      {shown.map(([name, value]) => (
        <p key={name + value}>
          {label(name)}: {value}
        </p>
      ))}
    </div>
  );
}
