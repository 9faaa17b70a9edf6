import { useSay } from "#app/components/shell/root-data.ts";
import { AppLink } from "#app/components/ui/app-link.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ChildSessionView } from "#app/presenters/people/sessions.ts";
import { SIGN_IN_NAME_MAX } from "#app/shared/people/constants.ts";
import { devices } from "#app/words/catalogues/devices.ts";

interface MemberProps {
  form: FormState;
  id: number;
  name: string;
}

/** Makes an account for a member without one. */
export const GiveAccount = ({ form, name }: MemberProps) => {
  const say = useSay(devices);
  return (
    <section className="card" aria-labelledby="give-account">
      <h2 id="give-account">{say("letSignIn", { name })}</h2>
      <p>{say("needsNoEmail", { name })}</p>
      <Form intent="give-account" className="form">
        <ErrorSummary form={form} />
        <TextField
          form={form}
          name="sign_in_name"
          label={say("signInName")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SIGN_IN_NAME_MAX}
        />
        <div>
          <SubmitButton intent="give-account" busyLabel={say("saving")}>
            {say("letSignIn", { name })}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
};

/** Links for a member with an account. */
export const HelpSigningIn = ({ form, id, name, canLetIn }: MemberProps & { canLetIn: boolean }) => {
  const say = useSay(devices);
  return (
    <section className="card" aria-labelledby="help-signing-in">
      <h2 id="help-signing-in">{say("help")}</h2>
      <ErrorSummary form={form} />
      {canLetIn ? (
        <div>
          <AppLink className="btn btn--main" to={`/account/family/members/${id}/sign-in/device`}>
            <Icon name="phone" />
            {say("deviceFor", { name })}
          </AppLink>
        </div>
      ) : null}
      <div>
        <AppLink className="btn" to={`/account/family/members/${id}/sign-in/password`}>
          <Icon name="lock" />
          {say("passwordFor", { name })}
        </AppLink>
      </div>
    </section>
  );
};

function DeviceRow({ id, device, lastUse, ends, isLetIn }: ChildSessionView) {
  const say = useSay(devices);
  const which = <input type="hidden" name="which" value={id} />;
  return (
    <li>
      <Icon name={device.kind} />
      <span>
        <strong dir="auto">{device.name}</strong>
        <small>{say("childSession", { last: lastUse, end: ends })}</small>
      </span>
      <span className="row">
        {isLetIn ? (
          <Form intent="renew-device" preventScrollReset>
            {which}
            <SubmitButton intent="renew-device" className="btn" aria-label={say("aYearOf", { device: device.name })}>
              {say("aYear")}
            </SubmitButton>
          </Form>
        ) : null}
        <Form intent="sign-out-child" preventScrollReset>
          {which}
          <SubmitButton
            intent="sign-out-child"
            className="btn"
            aria-label={say("signOutDevice", { device: device.name })}
          >
            {say("signOutShort")}
          </SubmitButton>
        </Form>
      </span>
    </li>
  );
}

/** The devices of a child, for guardians. */
export const ChildDevices = ({ name, sessions }: { name: string; sessions: ChildSessionView[] }) => {
  const say = useSay(devices);
  return (
    <section className="card" aria-labelledby="child-devices">
      <h2 id="child-devices">{say("whereSignedIn", { name })}</h2>
      {sessions.length === 0 ? <p className="muted">{say("onNoDevice")}</p> : null}
      <ul className="devs">
        {sessions.map((session) => (
          <DeviceRow key={session.id} {...session} />
        ))}
      </ul>
    </section>
  );
};
