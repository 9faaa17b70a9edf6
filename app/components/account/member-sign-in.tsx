import { AppLink } from "#app/components/ui/app-link.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ChildSessionView } from "#app/presenters/people/sessions.ts";
import { SIGN_IN_NAME_MAX } from "#app/shared/people/constants.ts";

interface MemberProps {
  form: FormState;
  id: number;
  name: string;
}

/** Makes an account for a member without one. */
export const GiveAccount = ({ form, name }: MemberProps) => (
  <section className="card" aria-labelledby="give-account">
    <h2 id="give-account">Let {name} sign in</h2>
    <p>{name} needs no email and no password: you let a device in, and it stays signed in.</p>
    <Form intent="give-account" className="form">
      <ErrorSummary form={form} />
      <TextField
        form={form}
        name="sign_in_name"
        label="Sign-in name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SIGN_IN_NAME_MAX}
      />
      <div>
        <SubmitButton intent="give-account" busyLabel="Saving…">
          Let {name} sign in
        </SubmitButton>
      </div>
    </Form>
  </section>
);

/** Links for a member with an account. */
export const HelpSigningIn = ({ form, id, name, canLetIn }: MemberProps & { canLetIn: boolean }) => (
  <section className="card" aria-labelledby="help-signing-in">
    <h2 id="help-signing-in">Help signing in</h2>
    <ErrorSummary form={form} />
    {canLetIn ? (
      <div>
        <AppLink className="btn btn--main" to={`/account/family/members/${id}/sign-in/device`}>
          <Icon name="phone" />A device for {name}
        </AppLink>
      </div>
    ) : null}
    <div>
      <AppLink className="btn" to={`/account/family/members/${id}/sign-in/password`}>
        <Icon name="lock" />A new password for {name}
      </AppLink>
    </div>
  </section>
);

function DeviceRow({ id, device, lastUse, ends, isLetIn }: ChildSessionView) {
  const which = <input type="hidden" name="which" value={id} />;
  return (
    <li>
      <Icon name={device.kind} />
      <span>
        <strong>{device.name}</strong>
        <small>
          Last used {lastUse} · signed in until {ends}
        </small>
      </span>
      <span className="row">
        {isLetIn ? (
          <Form intent="renew-device" preventScrollReset>
            {which}
            <SubmitButton intent="renew-device" className="btn" aria-label={`A year from today, ${device.name}`}>
              A year from today
            </SubmitButton>
          </Form>
        ) : null}
        <Form intent="sign-out-child" preventScrollReset>
          {which}
          <SubmitButton intent="sign-out-child" className="btn" aria-label={`Sign out ${device.name}`}>
            Sign out
          </SubmitButton>
        </Form>
      </span>
    </li>
  );
}

/** The devices of a child, for guardians. */
export const ChildDevices = ({ name, devices }: { name: string; devices: ChildSessionView[] }) => (
  <section className="card" aria-labelledby="child-devices">
    <h2 id="child-devices">Where {name} is signed in</h2>
    {devices.length === 0 ? <p className="muted">On no device yet.</p> : null}
    <ul className="devs">
      {devices.map((device) => (
        <DeviceRow key={device.id} {...device} />
      ))}
    </ul>
  </section>
);
