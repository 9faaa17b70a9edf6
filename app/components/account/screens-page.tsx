import { Link } from "@remix-run/react";
import { ScreenFacts } from "#app/components/account/screens-card.tsx";
import { FieldGroup, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form, SubmitButton } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Switch } from "#app/components/ui/switch.tsx";
import type { ScreenView } from "#app/presenters/wall/screens.ts";
import { SCREEN_MAX, type ScreenKind } from "#app/utils/constants.ts";

const KINDS: { kind: ScreenKind; name: string; hint: string }[] = [
  { kind: "tablet", name: "Tablet or monitor", hint: "Refreshes each minute, upright or on its side" },
  { kind: "eink", name: "E-ink", hint: "Black and white, 800 by 480, every 15 minutes" },
];

const SWITCHES = [
  { name: "tick_groceries", label: "Tick off groceries", hint: "A tap on the screen, by whoever stands there" },
  { name: "tick_chores", label: "Tick off chores", hint: "Each tap counts for whose turn it is" },
  { name: "show_where", label: "Say who is where", hint: "From the calendar, never from a phone’s position" },
  { name: "show_notes", label: "Show notes and places", hint: "Off for a screen that guests can see" },
] as const;

const Join = ({ form, address }: { form: FormState; address: string }) => (
  <section className="card" aria-labelledby="s1">
    <div className="card__head">
      <h2 id="s1">
        <Icon name="tablet" />
        Join a screen
      </h2>
    </div>
    <ol className="wsteps">
      <li>
        <span>
          On the tablet open <strong>{address}</strong>. It shows a code.
        </span>
      </li>
      <li>
        <span>Scan it with this phone’s camera, or type it here.</span>
      </li>
    </ol>
    <TextField
      form={form}
      name="code"
      label="Code on the screen"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
    />
    <TextField form={form} name="name" label="Name of the screen" maxLength={SCREEN_MAX.name} autoComplete="off" />
  </section>
);

const May = ({ form }: { form: FormState }) => (
  <section className="card" aria-labelledby="s2">
    <div className="card__head">
      <h2 id="s2">
        <Icon name="settings" />
        What it may do
      </h2>
    </div>
    <div>
      {SWITCHES.map((one) => (
        <Switch key={one.name} {...one} isOn={form.isChecked(one.name)} />
      ))}
    </div>
    <div className="pair">
      <TextField form={form} name="dim_from" label="Dim from" type="time" />
      <TextField form={form} name="dim_to" label="To" type="time" />
    </div>
    <FieldGroup form={form} name="kind" legend="Kind of screen">
      <div className="stack stack-s">
        {KINDS.map(({ kind, name, hint }) => (
          <label className="choice" key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={form.value("kind") === kind} />
            <span>
              <strong>{name}</strong>
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  </section>
);

function Screens({ screens }: { screens: readonly ScreenView[] }) {
  return (
    <section className="card" aria-labelledby="s3">
      <h2 id="s3">Screens</h2>
      {screens.length === 0 ? <p className="muted">No screen hangs yet.</p> : null}
      <ul className="devs">
        {screens.map((screen) => (
          <li key={screen.id}>
            <ScreenFacts screen={screen} />
            <Form intent="take-off-screen" preventScrollReset>
              <input type="hidden" name="screen" value={screen.id} />
              <button type="submit" className="btn">
                Take off<span className="vh"> {screen.name}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ScreensPageProps {
  form: FormState;
  screens: readonly ScreenView[];
  /** Where a tablet goes: "roost.example/wall". */
  address: string;
}

/** Hangs up a screen by the code that it shows, and takes others off. */
export const ScreensPage = ({ form, screens, address }: ScreensPageProps) => (
  <div className="wsplit">
    <Form intent="hang-up-screen" className="stack stack-l">
      <ErrorSummary form={form} heading="h2" />
      <Join form={form} address={address} />
      <May form={form} />
      <div className="row">
        <SubmitButton intent="hang-up-screen" className="btn btn--main btn--lg" busyLabel="Hanging it up...">
          Hang it up
        </SubmitButton>
        <Link className="btn" to="/account/devices">
          Cancel
        </Link>
      </div>
    </Form>
    <Screens screens={screens} />
  </div>
);
