/** The rules of the house, in plain words. */
export function TermsOfService() {
  return (
    <article className="prose">
      <h1>Terms of Service</h1>
      <p className="say">Use it kindly, and it is yours, free.</p>
      <h2>The service</h2>
      <p>
        Roost is a calendar, a meal planner and a few good ideas for families. It costs nothing, and it is given as it
        is: we work hard on it, and cannot promise that it never fails. Keep another note of what must not be missed.
      </p>
      <h2>Ideas are ideas</h2>
      <p>
        Suggestions are not medical or dietary advice. Check labels when someone has an allergy, and see a doctor when
        someone needs one.
      </p>
      <h2>Your things</h2>
      <p>What you put in stays yours. Put in only what you may, and invite only people who are family to you.</p>
      <h2>Good neighbours</h2>
      <p>Do not try to reach other families’ things, or to get in the way of the service for others.</p>
    </article>
  );
}
