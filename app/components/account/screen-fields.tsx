import { useSay } from "#app/components/shell/root-data.ts";
import { FieldGroup, type Option, RadioCard, SelectField, TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Switch } from "#app/components/ui/switch.tsx";
import { SCREEN_KINDS, SCREEN_MAX } from "#app/shared/wall/constants.ts";
import { devices } from "#app/words/catalogues/devices.ts";

const SWITCHES = ["tick_groceries", "tick_chores", "show_where", "show_notes"] as const;

/** The field of a screen's name. */
export const ScreenName = ({ form }: { form: FormState }) => {
  const say = useSay(devices);
  return <TextField form={form} name="name" label={say("screenName")} maxLength={SCREEN_MAX.name} />;
};

/** The settings of a screen, in the forms that add and change it. */
export const ScreenFields = ({ form, languages }: { form: FormState; languages: readonly Option[] }) => {
  const say = useSay(devices);
  return (
    <section className="card" aria-labelledby="s2">
      <div className="card__head">
        <h2 id="s2">
          <Icon name="settings" />
          {say("whatItCanDo")}
        </h2>
      </div>
      <div>
        {SWITCHES.map((name) => (
          <Switch key={name} name={name} label={say(name)} hint={say(`hint.${name}`)} isOn={form.isChecked(name)} />
        ))}
      </div>
      <div className="pair">
        <TextField form={form} name="dim_from" label={say("dimFrom")} type="time" />
        <TextField form={form} name="dim_to" label={say("dimTo")} type="time" />
      </div>
      <SelectField form={form} name="language" label={say("language")} options={languages} />
      <FieldGroup form={form} name="kind" legend={say("kind")}>
        <div className="stack stack-s">
          {SCREEN_KINDS.map((value) => (
            <RadioCard
              key={value}
              name="kind"
              value={value}
              label={say(`kind.${value}`)}
              hint={say(`kindHint.${value}`)}
              isChecked={form.value("kind") === value}
            />
          ))}
        </div>
      </FieldGroup>
    </section>
  );
};
