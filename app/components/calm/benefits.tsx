/** Benefits of quiet minutes. */
export function Benefits() {
  return (
    <section className="stack" aria-labelledby="benefits">
      <h2 id="benefits">Why it helps</h2>
      <ul className="benefits">
        <li className="m-teal">
          <h3>Reduced Stress</h3>
          <p className="muted">Slow out-breaths tell the body that nothing is chasing it.</p>
        </li>
        <li className="m-coral">
          <h3>Emotional Balance</h3>
          <p className="muted">A feeling with a name is easier to carry, at six and at forty.</p>
        </li>
        <li className="m-periwinkle">
          <h3>Better Sleep</h3>
          <p className="muted">A calm last half hour is worth more than an early one.</p>
        </li>
      </ul>
    </section>
  );
}
