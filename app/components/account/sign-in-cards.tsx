import { PasswordField } from "#app/components/account/password-field.tsx";
import { NewPasswordField } from "#app/components/sign-in/new-account-fields.tsx";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PasskeyView, SignInEventView } from "#app/presenters/people/sign-in.ts";
import { MAX_LENGTH } from "#app/shared/constants.ts";
import { SIGN_IN_NAME_MAX } from "#app/shared/people/constants.ts";
import { ADD_FIELD } from "#app/shared/people/sign-in-again.ts";
import type { SignInForm } from "#app/shared/people/sign-in-form.ts";

export interface PasswordCardProps {
  form: FormState;
  hasPassword: boolean;
  /** Whether the current password may be left out, as the user has just proved who they are. */
  isFresh: boolean;
  /** Four random words, made for this page alone. */
  example: string;
}

export function PasswordCard({ form, hasPassword, isFresh, example }: PasswordCardProps) {
  return (
    <section className="card" aria-labelledby="password-card">
      <h2 id="password-card">Password</h2>
      {hasPassword ? null : <p>You have no password.</p>}
      <Form intent="change-password" className="form" preventScrollReset>
        <ErrorSummary form={form} />
        {hasPassword ? (
          <PasswordField
            form={form}
            name="current_password"
            label="Current password"
            autoComplete="current-password"
            isOptional={isFresh}
          />
        ) : null}
        <NewPasswordField form={form} name="new_password" label="New password" example={example} />
        <div>
          <SubmitButton intent="change-password" busyLabel="Saving…">
            {hasPassword ? "Change password" : "Set password"}
          </SubmitButton>
        </div>
      </Form>
      {hasPassword ? (
        <Form intent="remove-password" preventScrollReset>
          <SubmitButton intent="remove-password" busyLabel="Removing…" className="btn">
            Remove password
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
  return (
    <li>
      <Icon name="lock" />
      <span>
        <strong>{name}</strong> {isElsewhere ? <span className="tag">Made for another address</span> : null}
        <small>
          Added {created} · {lastUsed ? `last used ${lastUsed}` : "not used yet"}
        </small>
      </span>
      <span className="row">
        <AppLink className="btn" to={`/account/sign-in/passkeys/${id}`} preventScrollReset>
          Rename<span className="vh"> {name}</span>
        </AppLink>
        <Form intent="remove-passkey" preventScrollReset>
          <input type="hidden" name="passkey_id" value={id} />
          <button type="submit" className="btn">
            Remove<span className="vh"> {name}</span>
          </button>
        </Form>
      </span>
    </li>
  );
}

export function PasskeysCard({ form, passkeys, arePossible }: PasskeysCardProps) {
  return (
    <section className="card" aria-labelledby="passkeys-card">
      <h2 id="passkeys-card">Passkeys</h2>
      <ErrorSummary form={form} />
      <p>A passkey signs you in by the way you unlock your phone or computer.</p>
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
            Add passkey
          </AppLink>
        </div>
      ) : (
        <p className="muted">Passkeys need https and a name: this address has none.</p>
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
  return (
    <section className="card" aria-labelledby="ways-card">
      <h2 id="ways-card">Other ways</h2>
      <ErrorSummary form={form} />
      <ul className="devs">
        {ways.map(({ id, name, works }) => (
          <li key={id}>
            <Icon name="external" />
            <span>
              <strong>{name}</strong> {works ? null : <span className="tag">Not offered here</span>}
            </span>
            <Form intent="remove-way" preventScrollReset>
              <input type="hidden" name="way_id" value={id} />
              <button type="submit" className="btn">
                Remove<span className="vh"> {name}</span>
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

const NO_MAIL = "This Roost sends no mail, so an address is only shown.";
const UNCONFIRMED = "Not confirmed yet. Open the link in the email that we sent you.";

export function NameCard({ form, sendsMail, isUnconfirmed }: NameCardProps) {
  return (
    <section className="card" aria-labelledby="name-card">
      <h2 id="name-card">Name and email</h2>
      <Form intent="change-profile" className="form" preventScrollReset>
        <ErrorSummary form={form} />
        <TextField form={form} name="name" label="Your name" autoComplete="name" maxLength={MAX_LENGTH.name} />
        <TextField
          form={form}
          name="sign_in_name"
          label="Sign-in name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SIGN_IN_NAME_MAX}
        />
        <TextField
          form={form}
          name="email"
          label="E-mail"
          isOptional
          hint={sendsMail ? isUnconfirmed && UNCONFIRMED : NO_MAIL}
          type="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <div>
          <SubmitButton intent="change-profile" busyLabel="Saving…">
            Save
          </SubmitButton>
        </div>
      </Form>
      {isUnconfirmed ? (
        <Form intent="ask-to-confirm" preventScrollReset>
          <SubmitButton intent="ask-to-confirm" busyLabel="Sending…" className="btn">
            Send the link again
          </SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}

export function EventsCard({ events }: { events: SignInEventView[] }) {
  return (
    <section className="card" aria-labelledby="events-card">
      <h2 id="events-card">What happened here lately</h2>
      {events.length === 0 ? <p className="muted">Nothing yet.</p> : null}
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
