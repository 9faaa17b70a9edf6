import type { SubmissionResult } from "@conform-to/dom";
import { Avatar } from "#app/components/members/avatar.tsx";
import { NewPasswordField, SignInNameField } from "#app/components/sign-in/new-account-fields.tsx";
import { SignInCard, SignInForm } from "#app/components/sign-in/sign-in-card.tsx";
import { type FormState, formState } from "#app/components/ui/form-state.ts";
import { LET_IN_TITLES, type LetInView } from "#app/shared/people/let-in.ts";

/** What a link's page says of the user who is signed in already. */
const OtherUser = ({ name }: { name: string | null }) =>
  name === null ? null : (
    <p className="msg">
      You are signed in here as {name}. Going on signs {name} out.
    </p>
  );

/** The page of a link that cannot be used. */
export const ClosedLink = ({ state }: { state: "used" | "over" }) => (
  <SignInCard title={LET_IN_TITLES[state]} text="Ask for a new one.">
    <a className="btn btn--wide" href="/let-in">
      Use a code
    </a>
  </SignInCard>
);

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
  const form = formState({}, lastResult);
  const isDevice = view.kind === "device";
  return (
    <SignInCard
      picture={isDevice ? <Avatar member={view.member} size="l" /> : null}
      title={view.title}
      text={isDevice ? `Go on only if you are ${view.name} or this is ${view.whose} device.` : undefined}
    >
      <OtherUser name={view.otherUser} />
      <SignInForm form={form}>
        <Fields view={view} form={form} />
        <button type="submit" className="btn btn--main btn--lg btn--wide">
          {isDevice ? `Go on as ${view.name}` : "Save my password"}
        </button>
      </SignInForm>
    </SignInCard>
  );
}
