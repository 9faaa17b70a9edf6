import { describeDevice } from "#app/domain/people/device.ts";
import type { SignInEvent } from "#app/models/people/sign-in-event.server.ts";
import { nameDevice } from "#app/presenters/people/sessions.ts";
import type { OwnPasskey } from "#app/services/people/passkeys.server.ts";
import { formatInstant } from "#app/shared/format.ts";
import { OPERATOR } from "#app/shared/people/sign-in-events.ts";
import { say } from "#app/words/catalogue.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";

const FROM = { home: "from.home", elsewhere: "from.elsewhere", both: "from.both" } as const;

/** The text of an event, without where it came from. */
function describeEvent(
  { kind, detail, count }: Pick<SignInEvent, "kind" | "detail" | "count">,
  locale: string,
): string {
  const words = say(signInWords, locale);
  const { how, user_agent, name = "", link = "device", by } = detail;
  switch (kind) {
    case "signed-in": {
      const event = words(how ? `signed-in.${how}` : "signed-in");
      if (user_agent === undefined) return event;
      return words("signed-in.device", { event, device: nameDevice(describeDevice(user_agent), locale) });
    }
    case "wrong-password":
      return words("wrong-password", { count });
    case "link-made":
      return by ? words(`link-made.${link}.by`, { name: nameMaker(by, locale) }) : words(`link-made.${link}`);
    case "link-used":
      return words(`link-used.${link}`);
    case "passkey-added":
    case "passkey-removed":
    case "way-added":
    case "way-removed":
      return words(kind, { name });
    default:
      return words(kind);
  }
}

/** Who made a link: a name, or the operator. */
export const nameMaker = (by: string, locale: string): string =>
  by === OPERATOR ? say(signInWords, locale)("operator") : by;

function describe(event: Pick<SignInEvent, "kind" | "detail" | "count">, locale: string): string {
  const text = describeEvent(event, locale);
  const { from } = event.detail;
  return from ? say(signInWords, locale)(FROM[from], { event: text }) : text;
}

/** An entry of "What happened here lately"; times in the family's zone. */
export const presentSignInEvent = (event: SignInEvent, locale: string, timeZone: string) => ({
  id: event.id,
  text: describe(event, locale),
  when: formatInstant(event.happened_at.getTime(), locale, "moment", timeZone),
});

/** A passkey in the list of its user. */
export const presentPasskey = (passkey: OwnPasskey, locale: string, timeZone: string) => {
  const at = (date: Date) => formatInstant(date.getTime(), locale, "day", timeZone);
  return {
    id: passkey.id,
    name: passkey.name,
    created: at(passkey.created_at),
    lastUsed: passkey.last_used_at && at(passkey.last_used_at),
    isElsewhere: passkey.isElsewhere,
  };
};

export type PasskeyView = ReturnType<typeof presentPasskey>;
export type SignInEventView = ReturnType<typeof presentSignInEvent>;
