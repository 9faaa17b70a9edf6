import { ScreenFields, ScreenName } from "#app/components/account/screen-fields.tsx";
import { ChangeScreen, ScreenFacts } from "#app/components/account/screens-card.tsx";
import { useSay } from "#app/components/shell/root-data.ts";
import { type Option, TextField } from "#app/components/ui/field.tsx";
import { ErrorSummary, Form } from "#app/components/ui/form.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { hidden } from "#app/components/ui/hidden.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { FormFoot } from "#app/components/ui/save-or-cancel.tsx";
import type { ScreenView } from "#app/presenters/wall/screens.ts";
import { devices } from "#app/words/catalogues/devices.ts";

const Join = ({ form, address }: { form: FormState; address: string }) => {
  const say = useSay(devices);
  return (
    <section className="card" aria-labelledby="s1">
      <div className="card__head">
        <h2 id="s1">
          <Icon name="tablet" />
          {say("joinScreen")}
        </h2>
      </div>
      <ol className="wsteps">
        <li>
          <span>{say.rich("openOnTablet", { address, b: (text) => <strong>{text}</strong> })}</span>
        </li>
        <li>
          <span>{say("scanOrType")}</span>
        </li>
      </ol>
      <TextField
        form={form}
        name="code"
        dir="ltr"
        label={say("codeOnScreen")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <ScreenName form={form} />
    </section>
  );
};

function Screens({ screens }: { screens: readonly ScreenView[] }) {
  const say = useSay(devices);
  return (
    <section className="card" aria-labelledby="s3">
      <h2 id="s3">{say("screenList")}</h2>
      {screens.length === 0 ? <p className="muted">{say("noScreens")}</p> : null}
      <ul className="devs">
        {screens.map((screen) => (
          <li key={screen.id}>
            <ScreenFacts screen={screen} />
            <Form intent="take-off-screen" className="row" preventScrollReset>
              <input type="hidden" name="screen" value={screen.id} />
              <ChangeScreen screen={screen} />
              <button type="submit" className="btn">
                {say.rich("remove", { name: screen.name, hidden })}
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
  languages: readonly Option[];
  /** The address to open on the tablet: "roost.example/wall". */
  address: string;
}

/** Adds a wall screen by its code, and removes others. */
export const ScreensPage = ({ form, screens, languages, address }: ScreensPageProps) => {
  const say = useSay(devices);
  return (
    <div className="wsplit">
      <Form intent="hang-up-screen" className="stack stack-l">
        <ErrorSummary form={form} heading="h2" />
        <Join form={form} address={address} />
        <ScreenFields form={form} languages={languages} />
        <FormFoot
          intent="hang-up-screen"
          className="btn btn--main btn--lg"
          busyLabel={say("adding")}
          backHref="/account/devices"
        >
          {say("addScreen")}
        </FormFoot>
      </Form>
      <Screens screens={screens} />
    </div>
  );
};
