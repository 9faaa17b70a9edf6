import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { OwnPage } from "#app/components/account/own-page.tsx";
import {
  EventsCard,
  NameCard,
  OtherWaysCard,
  PasskeysCard,
  PasswordCard,
} from "#app/components/account/sign-in-cards.tsx";
import { PageHead } from "#app/components/shell/page-head.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { formState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { tryOf } from "#app/pages/people/sign-in.server.ts";
import { presentPasskey, presentSignInEvent } from "#app/presenters/people/sign-in.ts";
import { profileSchema } from "#app/schemas/people/household.ts";
import { changePasswordSchema, passkeySchema, waySchema } from "#app/schemas/people/sign-in.ts";
import { formRoute, userForm } from "#app/server/forms/form-route.server.ts";
import { requireHousehold } from "#app/server/household/at-home.server.ts";
import { actorIds, audit } from "#app/server/http/audit-log.server.ts";
import { type UserContext, userLoader } from "#app/server/page.server.ts";
import { readSessionToken, sessionUntil } from "#app/server/session/cookies.server.ts";
import { isAskedHere, isRecent } from "#app/server/session/recent-sign-in.server.ts";
import { formsToAdd } from "#app/server/session/sign-in.server.ts";
import { endSessions } from "#app/services/people/devices.server.ts";
import { listPasskeys, removePasskey } from "#app/services/people/passkeys.server.ts";
import {
  checkPassword,
  hasPassword,
  knownTexts,
  prepareNewPassword,
  removePassword,
  savePassword,
} from "#app/services/people/passwords.server.ts";
import { askToConfirm, canConfirm, changeProfile } from "#app/services/people/profiles.server.ts";
import { randomWords } from "#app/services/people/random-words.server.ts";
import { relyingParty } from "#app/services/people/relying-party.server.ts";
import { renewToken } from "#app/services/people/sessions.server.ts";
import { listSignInEvents } from "#app/services/people/sign-in-events.server.ts";
import { listOtherWays, removeWay } from "#app/services/people/ways-in.server.ts";
import { sendsMail } from "#app/services/system/mail.server.ts";
import { SIGN_IN } from "#app/shared/operations/sign-in.ts";
import cards from "#app/styles/cards.css?url";
import devices from "#app/styles/devices.css?url";
import dialog from "#app/styles/dialog.css?url";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import { DomainError } from "#app/utils/domain-error.ts";
import { requestStore } from "#app/utils/request-store.server.ts";
import { say } from "#app/words/catalogue.ts";
import { onboarding } from "#app/words/catalogues/onboarding.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { signInWords } from "#app/words/catalogues/sign-in-words.ts";
import { english } from "#app/words/english.server.ts";

export const clientAction = clientActionFor(SIGN_IN);
export const handle = { title: (_: unknown, locale: string) => say(signIn, locale)("ways") };
export const links = styleSheets(cards, devices, forms, dialog);

const HERE = "/account/sign-in";
const done = (text: string) => ({ to: HERE, flash: { tone: "ok" as const, text } });

/** The user's ways to sign in, and recent events there (docs/product/accounts.md, "How you sign in"). */
export const loader = userLoader(async (context) => {
  const { user, family } = context.session;
  requireHousehold();
  const { locale } = context;
  const timeZone = family?.time_zone ?? "UTC";
  const [isOwn, passkeys, events] = [isAskedHere({ user }), await listPasskeys(user), await listSignInEvents(user)];
  const ways = await listOtherWays(user);
  return {
    isOwn,
    back: family
      ? { to: "/account/privacy", name: say(signIn, locale)("backToPrivacy") }
      : { to: "/onboarding", name: say(onboarding, locale)("nameTitle") },
    hasPassword: await hasPassword(user),
    isFresh: await isRecent(context),
    example: randomWords(),
    arePasskeysPossible: relyingParty() !== null,
    passkeys: passkeys.map((passkey) => presentPasskey(passkey, locale, timeZone)),
    ways,
    toAdd: formsToAdd(ways, locale),
    events: events.map((event) => presentSignInEvent(event, locale, timeZone)),
    values: { name: user.name, sign_in_name: user.sign_in_name, email: user.email },
    sendsMail: sendsMail(),
    isUnconfirmed: canConfirm(user),
  };
});

/** Mails the link that confirms the address, and says so. */
async function sendConfirmation(user: Parameters<typeof askToConfirm>[0], locale: string) {
  const words = say(signInWords, locale);
  const isSent = await askToConfirm(user, locale).catch((error: unknown) => {
    if (error instanceof DomainError) return false;
    throw error;
  });
  return isSent
    ? done(words("confirmationSent", { email: user.email ?? "" }))
    : { ...done(""), flash: { tone: "warn" as const, text: words("confirmationNotSent") } };
}

/** Whether the typed current password is right. @throws {DomainError} 400 at its field, 429, 503 */
async function checkCurrent({ session: { user }, request }: UserContext, typed: string): Promise<void> {
  if (await checkPassword(user, typed, await tryOf(user, { request }))) return;
  throw new DomainError("invalid", english(signInWords, "wrongPassword"), "current_password");
}

export const action = formRoute({
  "change-password": userForm({
    schema: changePasswordSchema,
    // The current password proves who the user is, as the page "Is it you?" would.
    needsRecentSignIn: ({ current_password }) => current_password === undefined,
    prepare: async ({ value: { current_password, new_password }, ...context }) => {
      requireHousehold();
      const { user, family } = context.session;
      if (current_password !== undefined) await checkCurrent(context, current_password);
      return prepareNewPassword(new_password, knownTexts(user, family), "new_password");
    },
    handle: async ({ session, locale, request, prepared }) => {
      await savePassword(session.user, prepared);
      audit("change-password", actorIds(session));
      const token = await readSessionToken(request);
      await endSessions(session.user, token);
      // Not among the result's headers, because results are stored.
      if (token) {
        const { token: renewed, endsAt } = await renewToken(token);
        requestStore.getStore()?.addCookie(await sessionUntil(renewed, endsAt));
      }
      return done(say(signInWords, locale)("passwordSaved"));
    },
  }),
  "remove-password": userForm({
    needsRecentSignIn: true,
    handle: async ({ session, locale }) => {
      await removePassword(session.user);
      audit("remove-password", actorIds(session));
      return done(say(signInWords, locale)("passwordIsRemoved"));
    },
  }),
  "remove-passkey": userForm({
    schema: passkeySchema,
    needsRecentSignIn: true,
    handle: async ({ session, locale, value }) => {
      await removePasskey(session.user, value.passkey_id);
      audit("remove-passkey", actorIds(session));
      return done(say(signInWords, locale)("passkeyIsRemoved"));
    },
  }),
  "remove-way": userForm({
    schema: waySchema,
    needsRecentSignIn: true,
    handle: async ({ session, locale, value }) => {
      await removeWay(session.user, value.way_id);
      audit("remove-way", actorIds(session));
      return done(say(signInWords, locale)("wayIsRemoved"));
    },
  }),
  "change-profile": userForm({
    schema: profileSchema,
    needsRecentSignIn: true,
    handle: async ({ session, locale, value }) => {
      requireHousehold();
      const { user } = session;
      const hadEmail = user.email;
      await changeProfile(user, value);
      audit("change-profile", actorIds(session));
      const asks = user.email !== hadEmail && canConfirm(user);
      return {
        ...done(say(signInWords, locale)("saved")),
        ...(asks ? { afterCommit: () => sendConfirmation(user, locale) } : {}),
      };
    },
  }),
  "ask-to-confirm": userForm({
    needsRecentSignIn: true,
    handle: async ({ session: { user }, locale }) => ({ to: HERE, afterCommit: () => sendConfirmation(user, locale) }),
  }),
});

export default function HowYouSignIn() {
  const words = useSay(signIn);
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formOf = (defaults: Record<string, unknown>, ...intents: string[]) =>
    formState(defaults, answer && intents.includes(answer.intent) ? answer.lastResult : undefined);
  return (
    <OwnPage dialog={<Outlet />}>
      <AppLink className="back" to={data.back.to}>
        <Icon name="left" flip />
        {data.back.name}
      </AppLink>
      <PageHead title={words("ways")} />
      <div className="stack stack-l measure">
        {data.isOwn ? (
          <>
            <PasswordCard {...data} form={formOf({}, "change-password", "remove-password")} />
            <PasskeysCard
              passkeys={data.passkeys}
              arePossible={data.arePasskeysPossible}
              form={formOf({}, "remove-passkey")}
            />
          </>
        ) : null}
        {data.ways.length + data.toAdd.length > 0 ? (
          <OtherWaysCard ways={data.ways} toAdd={data.toAdd} form={formOf({}, "remove-way")} />
        ) : null}
        {data.isOwn ? <NameCard {...data} form={formOf(data.values, "change-profile", "ask-to-confirm")} /> : null}
        <EventsCard events={data.events} />
      </div>
    </OwnPage>
  );
}
