export function TermsOfService() {
  return (
    <article className="prose">
      <h1>Terms of Service</h1>
      <p className="say">Use it kindly, and it is yours, free.</p>

      <h2>The service</h2>
      <p>
        Roost is a calendar, a meal planner and a few good ideas for families. It costs nothing. The people who run this
        copy give it as it is: they take care of it, and cannot promise that it never fails. Keep another note of what
        must not be missed.
      </p>

      <h2>Ideas are ideas</h2>
      <p>
        Meals are checked against the allergies you tick, by the names of their ingredients. That is a help, not a
        guarantee: read the label whenever someone has an allergy. Activities want a grown-up’s eye, and the calm corner
        is no medical advice. See a doctor when someone needs one.
      </p>

      <h2>Your things</h2>
      <p>
        What you put in stays yours. You can download all of it whenever you like. Put in only what you may, and invite
        only people who are family to you: they see and change everything that you do.
      </p>

      <h2>Your account</h2>
      <p>
        You sign in with an account from elsewhere; keep that one safe. If a device is lost, choose “Sign out
        everywhere” under Privacy &amp; Security.
      </p>

      <h2>Good neighbours</h2>
      <p>
        Do not try to reach other families’ things, or get in the way of the service for others. Anyone who does may be
        shut out.
      </p>

      <h2>Changes</h2>
      <p>
        When these rules change, the new ones stand here. How your family’s things are looked after is in the{" "}
        <a href="/privacy">Privacy Policy</a>.
      </p>
    </article>
  );
}
