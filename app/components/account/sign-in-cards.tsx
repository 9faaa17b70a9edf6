import { PasswordField } from "#app/components/account/password-field.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { NewPasswordField } from "#app/components/sign-in/new-account-fields.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PasskeyView, SignInEventView } from "#app/presenters/people/sign-in.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { SIGN_IN_NAME_MAX } from "#app/shared/people/constants.ts";
import { ADD_FIELD } from "#app/shared/people/sign-in-again.ts";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";
import { signIn } from "#app/words/catalogues/sign-in.ts";

export interface PasswordCardProps {
  form: FormState;
  hasPassword: boolean;
  /** Whether the current password may be left out, as the user has just proved who they are. */
  isFresh: boolean;
  /** Four random words, made for this page alone. */
  example: string;
}

export function PasswordCard({ form, hasPassword, isFresh, example }: PasswordCardProps) {
  const say = useSay(signIn);
  return (
    <section className="card" aria-labelledby="password-card">
      <h2 id="password-card">{say("password")}</h2>
      {hasPassword ? null : <p>{say("noPassword")}</p>}
      <Form intent="change-password" className="form" preventScrollReset>
        <ErrorSummary form={form} />
        {hasPassword ? (
          <PasswordField
            form={form}
            name="current_password"
            label={say("currentPassword")}
            autoComplete="current-password"
            isOptional={isFresh}
          />
        ) : null}
        <NewPasswordField form={form} name="new_password" label={say("newPassword")} example={example} />
        <div>
          <SubmitButton intent="change-password" busyLabel={say("saving")}>
            {say(hasPassword ? "changePassword" : "setPassword")}
          </SubmitButton>
        </div>
      </Form>
      {hasPassword ? (
        <Form intent="remove-password" preventScrollReset>
          <SubmitButton intent="remove-password" busyLabel={say("removing")} className="btn">
            {say("removePassword")}
          </SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}

export interface PasskeysCardProps {
  form: FormState;
  passkeys: PasskeyView[];
  /** Whether passkeys work at this address. */
  arePossible: boolean;
}

function PasskeyRow({ id, name, created, lastUsed, isElsewhere }: PasskeyView) {
  const say = useSay(signIn);
  return (
    <li>
      <Icon name="lock" />
      <span>
        <strong dir="auto">{name}</strong> {isElsewhere ? <span className="tag">{say("otherAddress")}</span> : null}
        <small>
          {lastUsed ? say("passkeyUsed", { day: created, last: lastUsed }) : say("passkeyUnused", { day: created })}
        </small>
      </span>
      <span className="row">
        <AppLink className="btn" to={`/account/sign-in/passkeys/${id}`} preventScrollReset>
          {say.rich("rename", { name, hidden })}
        </AppLink>
        <Form intent="remove-passkey" preventScrollReset>
          <input type="hidden" name="passkey_id" value={id} />
          <button type="submit" className="btn">
            {say.rich("remove", { name, hidden })}
          </button>
        </Form>
      </span>
    </li>
  );
}

export function PasskeysCard({ form, passkeys, arePossible }: PasskeysCardProps) {
  const say = useSay(signIn);
  return (
    <section className="card" aria-labelledby="passkeys-card">
      <h2 id="passkeys-card">{say("passkeys")}</h2>
      <ErrorSummary form={form} />
      <p>{say("passkeysText")}</p>
      {passkeys.length > 0 ? (
        <ul className="devs">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...passkey} />
          ))}
        </ul>
      ) : null}
      {arePossible ? (
        <div>
          <AppLink className="btn" to="/account/sign-in/passkeys/new">
            {say("addPasskey")}
          </AppLink>
        </div>
      ) : (
        <p className="muted">{say("passkeysNeedHttps")}</p>
      )}
    </section>
  );
}

export interface OtherWaysCardProps {
  form: FormState;
  ways: { id: number; name: string; works: boolean }[];
  /** Forms that add a provider. */
  toAdd: SignInForm[];
}

export function OtherWaysCard({ form, ways, toAdd }: OtherWaysCardProps) {
  const say = useSay(signIn);
  return (
    <section className="card" aria-labelledby="ways-card">
      <h2 id="ways-card">{say("otherWays")}</h2>
      <ErrorSummary form={form} />
      <ul className="devs">
        {ways.map(({ id, name, works }) => (
          <li key={id}>
            <Icon name="external" />
            <span>
              <strong dir="auto">{name}</strong> {works ? null : <span className="tag">{say("notOffered")}</span>}
            </span>
            <Form intent="remove-way" preventScrollReset>
              <input type="hidden" name="way_id" value={id} />
              <button type="submit" className="btn">
                {say.rich("remove", { name, hidden })}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {toAdd.map(({ action, label }) => (
        // A document: it leads to the provider.
        <form key={action} method="post" action={action}>
          <input type="hidden" name={ADD_FIELD} value="on" />
          <button type="submit" className="btn">
            {label}
          </button>
        </form>
      ))}
    </section>
  );
}

export interface NameCardProps {
  form: FormState;
  /** Whether this Roost sends mail, which confirms an address. */
  sendsMail: boolean;
  /** Whether the address waits for its confirmation. */
  isUnconfirmed: boolean;
}

export function NameCard({ form, sendsMail, isUnconfirmed }: NameCardProps) {
  const say = useSay(signIn);
  return (
    <section className="card" aria-labelledby="name-card">
      <h2 id="name-card">{say("nameAndEmail")}</h2>
      <Form intent="change-profile" className="form" preventScrollReset>
        <ErrorSummary form={form} />
        <TextField form={form} name="name" label={say("yourName")} autoComplete="name" maxLength={MAX_LENGTH.name} />
        <TextField
          form={form}
          name="sign_in_name"
          label={say("signInName")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SIGN_IN_NAME_MAX}
        />
        <TextField
          form={form}
          name="email"
          label={say("email")}
          isOptional
          hint={sendsMail ? isUnconfirmed && say("unconfirmed") : say("noMail")}
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <div>
          <SubmitButton intent="change-profile" busyLabel={say("saving")}>
            {say("save")}
          </SubmitButton>
        </div>
      </Form>
      {isUnconfirmed ? (
        <Form intent="ask-to-confirm" preventScrollReset>
          <SubmitButton intent="ask-to-confirm" busyLabel={say("sending")} className="btn">
            {say("sendAgain")}
          </SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}

export function EventsCard({ events }: { events: SignInEventView[] }) {
  const say = useSay(signIn);
  return (
    <section className="card" aria-labelledby="events-card">
      <h2 id="events-card">{say("lately")}</h2>
      {events.length === 0 ? <p className="muted">{say("nothingYet")}</p> : null}
      <ul className="facts">
        {events.map(({ id, text, when }) => (
          <li key={id}>
            {text} <small className="muted">{when}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
