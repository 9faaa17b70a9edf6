import { ScreenFields, ScreenName } from "#app/components/account/screen-fields.tsx";
import { ChangeScreen, ScreenFacts } from "#app/components/account/screens-card.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { FormFoot } from "#app/components/ui/save-or-cancel.tsx";
import type { ScreenView } from "#app/presenters/wall/screens.ts";

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
    <ScreenName form={form} />
  </section>
);

function Screens({ screens }: { screens: readonly ScreenView[] }) {
  return (
    <section className="card" aria-labelledby="s3">
      <h2 id="s3">Screens</h2>
      {screens.length === 0 ? <p className="muted">No screens yet.</p> : null}
      <ul className="devs">
        {screens.map((screen) => (
          <li key={screen.id}>
            <ScreenFacts screen={screen} />
            <Form intent="take-off-screen" className="row" preventScrollReset>
              <input type="hidden" name="screen" value={screen.id} />
              <ChangeScreen screen={screen} />
              <button type="submit" className="btn">
                Remove<span className="vh"> {screen.name}</span>
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
  /** The address to open on the tablet: "roost.example/wall". */
  address: string;
}

/** Adds a wall screen by its code, and removes others. */
export const ScreensPage = ({ form, screens, address }: ScreensPageProps) => (
  <div className="wsplit">
    <Form intent="hang-up-screen" className="stack stack-l">
      <ErrorSummary form={form} heading="h2" />
      <Join form={form} address={address} />
      <ScreenFields form={form} />
      <FormFoot
        intent="hang-up-screen"
        className="btn btn--main btn--lg"
        busyLabel="Adding…"
        backHref="/account/devices"
      >
        Add screen
      </FormFoot>
    </Form>
    <Screens screens={screens} />
  </div>
);
