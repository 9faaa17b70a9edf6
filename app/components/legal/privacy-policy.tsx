/** What is kept, and what never happens. It must stay true: whoever changes what is stored changes this text. */
export function PrivacyPolicy() {
  return (
    <article className="prose">
      <h1>Privacy Policy</h1>
      <p className="say">Your family’s days are nobody’s business but your family’s.</p>
      <h2>What we keep</h2>
      <ul>
        <li>What you type: events, meals, lists, notes, names and birth dates.</li>
        <li>
          Your name and e-mail, from the account you sign in with. We never see its password, and we keep no picture of
          you on our pages.
        </li>
        <li>For each browser that is signed in: its kind, when it signed in, and when it was last used.</li>
      </ul>
      <h2>What we never do</h2>
      <ul>
        <li>Sell or rent any of it, or show you advertising.</li>
        <li>Load anything from another company into our pages, or count you for anyone.</li>
        <li>Send names, e-mails or notes to the AI: it gets ages, counts and the choices you tick.</li>
        <li>Write what you typed into our logs.</li>
      </ul>
      <h2>Who can see it</h2>
      <p>
        The members of your family who sign in, and whoever runs this copy of Roost and looks after its database. Nobody
        else.
      </p>
      <h2>Cookies</h2>
      <ul>
        <li>Essential, always on: one that keeps you signed in for 30 days after the last visit.</li>
        <li>Essential, always on: a few that live for minutes, while you sign in or a message waits for you.</li>
        <li>Essential, always on: your choice about cookies, and Lite mode if you switch it on, for a year.</li>
        <li>Analytics and personalization: off until you choose them, and nothing uses them today.</li>
      </ul>
      <p>
        <a href="/cookies?return_to=%2Fprivacy">Manage Cookie Settings</a>
      </p>
      <h2>How long</h2>
      <p>As long as your family uses Roost. What you delete is gone from it at once.</p>
    </article>
  );
}
