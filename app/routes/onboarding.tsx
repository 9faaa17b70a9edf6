import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { MembersStep } from "#app/components/onboarding/members-step.tsx";
import { NameStep } from "#app/components/onboarding/name-step.tsx";
import { AccountNotice } from "#app/components/shell/account-notice.tsx";
import { PublicPage } from "#app/components/shell/public-page.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { clientActionFor } from "#app/components/ui/client-action.ts";
import { Form } from "#app/components/ui/form.tsx";
import { config } from "#app/config/env.server.ts";
import { hasHousehold } from "#app/config/sign-in.server.ts";
import { accountLabel } from "#app/domain/people/account-label.ts";
import { permissionToAdd } from "#app/domain/people/permissions.ts";
import type { User } from "#app/models/people/user.server.ts";
import { passwordLinkNotice } from "#app/pages/people/password-link-notice.server.ts";
import { membersAdded, ownRoles, rolesToGive } from "#app/presenters/people/people.ts";
import { presentColours } from "#app/presenters/people/swatches.ts";
import { guessTimeZone, zoneGroups } from "#app/presenters/people/time-zones.ts";
import { familyFormSchema } from "#app/schemas/people/member-form.ts";
import { moreMembersSchema, type SetupDraft, setupSchema, typedSetupSchema } from "#app/schemas/people/onboarding.ts";
import { type FormResult, formRoute, userForm } from "#app/server/forms/form-route.server.ts";
import { pageLoader, type UserContext } from "#app/server/page.server.ts";
import { expire, readSetup, serializeSetup, setupCookie } from "#app/server/session/cookies.server.ts";
import { forgetSession, type PageContext, requireUser } from "#app/server/session/request-user.server.ts";
import { addPeople, setUpFamily } from "#app/services/people/onboarding.server.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { ONBOARDING } from "#app/shared/operations/onboarding.ts";
import { WAYS_HREF } from "#app/shared/people/sign-in-again.ts";
import forms from "#app/styles/forms.css?url";
import { styleSheets } from "#app/styles/links.ts";
import memberForm from "#app/styles/member-form.css?url";
import onboardingStyles from "#app/styles/onboarding.css?url";
import { say } from "#app/words/catalogue.ts";
import { frame } from "#app/words/catalogues/frame.ts";
import { onboarding } from "#app/words/catalogues/onboarding.ts";
import { peopleWords } from "#app/words/catalogues/people-words.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";
import { storedLanguage } from "#app/words/languages.ts";

export const clientAction = clientActionFor(ONBOARDING);
export { revalidateAfterConflict as shouldRevalidate } from "#app/shared/revalidate.ts";
export const handle = {
  title: (data: { step: 1 | 2 } | undefined, locale: string) =>
    say(onboarding, locale)(data?.step === 2 ? "membersTitle" : "nameTitle"),
  form: ["name-family", "add-members"],
};
export const links = styleSheets(forms, memberForm, onboardingStyles);

/** The user's draft of the wizard. */
async function readDraft({ request }: PageContext, user: User): Promise<SetupDraft | null> {
  const draft = await readSetup(request);
  return draft?.user_id === user.id ? draft : null;
}

const ownRow = (user: User) => ({
  name: (user.given_name ?? user.name ?? "").slice(0, MAX_LENGTH.name),
  role: "parent",
});

export const loader = pageLoader(async (context) => {
  const { user, family, members, isGuardian } = await requireUser(context);
  const { locale } = context;
  const notice = await passwordLinkNotice(context);
  const waysIn = hasHousehold(config().signIn.mode) ? say(signIn, locale)("ways") : null;
  const roles = { you: ownRoles(locale), members: rolesToGive({ isGuardian }, locale) };
  if (family) {
    const hasYou = !members.some((member) => member.user_id === user.id);
    return {
      step: 2 as const,
      email: accountLabel(user),
      notice,
      waysIn,
      roles,
      colours: presentColours(locale),
      family: { name: family.name, members: members.map(({ id, name, color }) => ({ id, name, color })) },
      hasYou,
      defaults: { you: ownRow(user), members: hasYou ? [] : [{ key: "1", role: "child" }] },
      zoneGroups: [],
      isZoneGuessed: false,
    };
  }
  const draft = await readDraft(context, user);
  const step = draft?.family_name && context.url.searchParams.get("step") === "2" ? (2 as const) : (1 as const);
  return {
    step,
    email: accountLabel(user),
    notice,
    waysIn,
    roles,
    colours: presentColours(locale),
    family: null,
    hasYou: true,
    defaults: {
      family_name: draft?.family_name ?? "",
      time_zone: draft?.time_zone ?? guessTimeZone(context.locale),
      you: draft?.you ?? ownRow(user),
      members: (draft?.members ?? []).map((row, index) => ({ ...row, key: String(index + 1) })),
    },
    zoneGroups: step === 1 ? zoneGroups(context.locale) : [],
    isZoneGuessed: !draft?.time_zone,
  };
});

/** Stores one step's fields and redirects to the other step. */
async function keepAndGo(context: UserContext, typed: Partial<SetupDraft>, to: string): Promise<FormResult> {
  const { user } = context.session;
  const draft = { ...(await readDraft(context, user)), ...typed, user_id: user.id };
  return { to, headers: [["Set-Cookie", await serializeSetup(draft)]] };
}

export const action = formRoute({
  "name-family": userForm({
    schema: familyFormSchema,
    handle: ({ value, ...context }) => keepAndGo(context, value, "/onboarding?step=2"),
  }),
  "change-name": userForm({
    schema: typedSetupSchema,
    handle: ({ value, ...context }) => keepAndGo(context, value, "/onboarding"),
  }),
  "complete-setup": userForm({
    schema: setupSchema,
    handle: async ({ locale, session: { user }, value }) => {
      // If this throws because another window has created the family, the page must read the session again.
      forgetSession();
      const newFamily = {
        name: value.family_name,
        time_zone: value.time_zone,
        language: storedLanguage(locale),
      };
      const family = await setUpFamily(user, newFamily, value);
      return {
        to: "/dashboard",
        flash: { tone: "ok", text: say(peopleWords, locale)("familySetUp", { family: family.name }) },
        headers: [["Set-Cookie", await expire(setupCookie)]],
      };
    },
  }),
  "add-members": userForm({
    permission: permissionToAdd,
    schema: moreMembersSchema,
    handle: async ({ locale, session: { user, family }, value }) => {
      if (!family) return { to: "/onboarding" };
      await addPeople(user, family, value);
      const names = [value.you, ...value.members].flatMap((member) => member?.name ?? []);
      return {
        to: "/dashboard",
        ...(names.length > 0 ? { flash: { tone: "ok", text: membersAdded(names, locale) } } : {}),
      };
    },
  }),
});

export default function OnboardingPage() {
  const [words, both] = [useSay(onboarding), useSay(frame)];
  const { step, email, notice, waysIn, ...data } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // The step of the submitted form takes precedence over the draft's cookie.
  const isSecondStep = data.family || (answer ? answer.intent !== "name-family" : step === 2);
  return (
    <PublicPage dialog={<Outlet />}>
      {notice ? <AccountNotice {...notice} /> : null}
      {isSecondStep ? (
        <MembersStep {...data} lastResult={answer?.lastResult} />
      ) : (
        <NameStep
          familyName={data.defaults.family_name ?? ""}
          timeZone={data.defaults.time_zone ?? ""}
          isZoneGuessed={data.isZoneGuessed}
          zoneGroups={data.zoneGroups}
          lastResult={answer?.lastResult}
        />
      )}
      <div className="row muted small">
        <span>{words("signedInAs", { account: email })}</span>
        <Form intent="sign-out" action="/logout" reloadDocument>
          <button type="submit" className="linkish">
            {both("signOut")}
          </button>
        </Form>
        {waysIn ? (
          <AppLink className="linkish" to={WAYS_HREF}>
            {waysIn}
          </AppLink>
        ) : null}
        {data.family ? null : (
          <AppLink className="linkish" to="/onboarding/delete" preventScrollReset>
            {words("deleteAccount")}
          </AppLink>
        )}
      </div>
    </PublicPage>
  );
}
