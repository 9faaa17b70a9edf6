import type { SubmissionResult } from "@conform-to/dom";
import { Avatar } from "#app/components/members/avatar.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { NewPasswordField, SignInNameField } from "#app/components/sign-in/new-account-fields.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import type { LetInView } from "#app/shared/people/let-in.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

/** The line of a link's page about another user who is signed in. */
const OtherUser = ({ name }: { name: string | null }) => {
  const say = useSay(signIn);
  return name === null ? null : <p className="msg">{say("otherUser", { name })}</p>;
};

/** The page of a link that cannot be used. */
export const ClosedLink = ({ state }: { state: "used" | "over" }) => {
  const say = useSay(signIn);
  return (
    <SignInCard title={say(`link.${state}`)} text={say("askForNew")}>
      <a className="btn btn--wide" href="/let-in">
        {say("useCode")}
      </a>
    </SignInCard>
  );
};

type Open = Extract<LetInView, { state: "open" }>;

function Fields({ view, form }: { view: Open; form: FormState }) {
  if (view.kind === "device") return null;
  return (
    <>
      {view.needsName ? (
        <SignInNameField form={form} />
      ) : (
        // For the browser's password manager.
        <input type="hidden" name="username" autoComplete="username" value={view.signInName ?? ""} />
      )}
      <NewPasswordField form={form} example={view.example} />
    </>
  );
}

/** The page of a link that lets a device in, or lets its user choose a password. */
export function DeviceLinkPage({
  view,
  lastResult,
}: {
  view: Open;
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const say = useSay(signIn);
  const form = formState({}, lastResult);
  const isDevice = view.kind === "device";
  return (
    <SignInCard
      picture={isDevice ? <Avatar member={view.member} size="l" /> : null}
      title={say(isDevice ? "deviceOf" : "choosePassword", { name: view.name })}
      text={isDevice ? say("onlyIfYou", { name: view.name }) : undefined}
    >
      <OtherUser name={view.otherUser} />
      <SignInForm form={form}>
        <Fields view={view} form={form} />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {isDevice ? say("goOnAs", { name: view.name }) : say("savePassword")}
        </button>
      </SignInForm>
    </SignInCard>
  );
}
