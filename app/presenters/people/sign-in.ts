import { describeDevice } from "#app/domain/people/device.ts";
import type { SignInEvent } from "#app/models/people/sign-in-event.server.ts";
import type { OwnPasskey } from "#app/services/people/passkeys.server.ts";
import { byCount } from "#app/shared/by-count.ts";
import { formatInstant } from "#app/shared/format.ts";
import type { SignInEventDetail } from "#app/shared/people/sign-in-events.ts";

const HOW: Record<NonNullable<SignInEventDetail["how"]>, string> = {
  password: "with your password",
  passkey: "with a passkey",
  link: "with a link",
  provider: "at another service",
};

const FROM: Record<NonNullable<SignInEventDetail["from"]>, string> = {
  home: ", from home",
  elsewhere: ", from elsewhere",
  both: ", some from elsewhere",
};

function describe({ kind, detail, count }: Pick<SignInEvent, "kind" | "detail" | "count">): string {
  const { how, user_agent, name = "", link, by = "" } = detail;
  const from = detail.from ? FROM[detail.from] : "";
  const forWhat = link === "password" ? "to set a password" : "for a device";
  switch (kind) {
    case "signed-in": {
      const browser = user_agent === undefined ? "" : `: ${describeDevice(user_agent).name}`;
      return `Signed in ${how ? HOW[how] : ""}${browser}${from}`;
    }
    case "wrong-password":
      return `${byCount(count, "1 wrong password", `${count} wrong passwords`)}${from}`;
    case "password-changed":
      return "Password set";
    case "password-removed":
      return "Password removed";
    case "passkey-added":
      return `Passkey added: ${name}`;
    case "passkey-removed":
      return `Passkey removed: ${name}`;
    case "name-changed":
      return "Name changed";
    case "email-changed":
      return "Email changed";
    case "way-added":
      return `Sign-in added: ${name}`;
    case "way-removed":
      return `Sign-in removed: ${name}`;
    case "link-made":
      return `Link ${forWhat} made${by ? ` by ${by}` : ""}`;
    case "link-used":
      return `Link ${forWhat} used${from}`;
  }
}

/** An entry of "What happened here lately"; times in the family's zone. */
export const presentSignInEvent = (event: SignInEvent, locale: string, timeZone: string) => ({
  id: event.id,
  text: describe(event),
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
