import { useSay } from "#app/components/shell/root-data.ts";
import { legal } from "#app/words/catalogues/legal.ts";

const KEPT = ["input", "made", "account", "browsers", "invited", "tries"] as const;
const NEVER = ["sell", "follow", "log"] as const;
const LEAVES = ["ideas", "invitation", "calendar"] as const;
const COOKIES = ["session", "minutes", "setup", "choice", "searches", "language", "lite"] as const;

/** The stored data, and practices that Roost refrains from. Change this text with the stored data. */
export function PrivacyPolicy() {
  const say = useSay(legal);
  return (
    <article className="prose">
      <h1>{say("privacyPolicy")}</h1>
      <p className="say">{say("privacy.say")}</p>
      <p>{say("privacy.we")}</p>

      <h2>{say("keep.heading")}</h2>
      <ul>
        {KEPT.map((id) => (
          <li key={id}>{say(`keep.${id}`)}</li>
        ))}
      </ul>
      <p>{say("keep.mood")}</p>

      <h2>{say("never.heading")}</h2>
      <ul>
        {NEVER.map((id) => (
          <li key={id}>{say(`never.${id}`)}</li>
        ))}
      </ul>

      <h2>{say("leaves.heading")}</h2>
      <ul>
        {LEAVES.map((id) => (
          <li key={id}>{say(`leaves.${id}`)}</li>
        ))}
      </ul>

      <h2>{say("who.heading")}</h2>
      <p>{say("who.text")}</p>

      <h2>{say("cookies.heading")}</h2>
      <p>{say("cookies.always")}</p>
      <ul>
        {COOKIES.map((id) => (
          <li key={id}>{say(`cookies.${id}`)}</li>
        ))}
      </ul>
      <p>{say.rich("cookies.others", { link: (text) => <a href="/cookies?return_to=%2Fprivacy">{text}</a> })}</p>

      <h2>{say("children.heading")}</h2>
      <p>{say("children.text")}</p>

      <h2>{say("long.heading")}</h2>
      <p>{say("long.text")}</p>
    </article>
  );
}
