/** The stored data, and practices that Roost refrains from. Change this text with the stored data. */
export function PrivacyPolicy() {
  return (
    <article className="prose">
      <h1>Privacy Policy</h1>
      <p className="say">Your family’s days are nobody’s business but your family’s.</p>
      <p>
        Roost is a program that anyone may run. “We” are the people who run this copy of it, at this address: its
        database is in our hands, and we answer for it.
      </p>

      <h2>What we keep</h2>
      <ul>
        <li>
          What you put in: your family’s name and time zone, its members’ names, roles, colours and birth dates (you may
          leave those out), events, meals, grocery lists and notes.
        </li>
        <li>What comes of it: activities you did together, points, streaks, rewards, suggestions and tips.</li>
        <li>
          From the account you sign in with: your name, your email address and the web address of your picture. Never
          its password.
        </li>
        <li>For each browser that is signed in: what kind it is, when it signed in, and when it was last used.</li>
        <li>The email address of anyone you invite, until 30 days after the invitation has run out.</li>
        <li>
          How often someone tried an invitation link that does not exist: for a day, under a code made of their
          network’s address, which cannot be read back.
        </li>
      </ul>
      <p>
        How you feel at a mood check-in is your own business, also within the family: the practice that you get for it
        opens for you alone, and is forgotten after a day.
      </p>

      <h2>What we never do</h2>
      <ul>
        <li>Sell or rent any of it, or show you advertising.</li>
        <li>Count or follow you. There are no analytics, and nothing on our pages comes from another company.</li>
        <li>
          Write names, email addresses or anything you typed into our logs. They say which page was asked for, when, and
          how long it took.
        </li>
      </ul>

      <h2>What leaves this server</h2>
      <ul>
        <li>
          Ideas from an AI: only if we have switched one on. It then gets ages, counts and the choices you make, such as
          diets, allergies, or the mood of a check-in. Never a name, an email address or a note. If we have not, ideas
          come from a collection inside Roost, and nothing leaves.
        </li>
        <li>An invitation, to the email address you typed, if we have switched email on.</li>
        <li>
          Your calendar, to anyone who has its subscription link. The link is a secret, like a key: give it to those you
          trust. You can make a new one at any time, and the old one stops working.
        </li>
      </ul>

      <h2>Who can see it</h2>
      <p>
        The members of your family who sign in, all of it. We who run this copy could, since the database is with us.
        Nobody else.
      </p>

      <h2>Cookies</h2>
      <p>Essential cookies are always on:</p>
      <ul>
        <li>one that keeps you signed in, for 30 days after your last visit;</li>
        <li>a few for minutes, while you sign in or a message waits for you;</li>
        <li>one for a day at most, with what you have filled in so far while you set up;</li>
        <li>your choice about cookies, for a year;</li>
        <li>the five things you looked for last, until you close the browser or sign out;</li>
        <li>Lite mode, if you switch it on, for a year.</li>
      </ul>
      <p>
        Analytics and personalization are off until you choose them, and nothing uses them today.{" "}
        <a href="/cookies?return_to=%2Fprivacy">Manage Cookie Settings</a>
      </p>

      <h2>Children</h2>
      <p>
        A child needs no account: a parent adds a name and a colour. A birth date is for the birthday on the calendar,
        and for ideas that fit the age.
      </p>

      <h2>How long, and how to leave</h2>
      <p>
        As long as your family uses Roost. What you delete is gone from it at once, and from backups when those run out.
        You can take everything with you as a file: “Download your data”, under Privacy &amp; Security. There you can
        also leave, delete your account, or delete the whole family. For 14 days that can be undone; then it is gone,
        and from backups 30 days later at the latest.
      </p>
    </article>
  );
}
