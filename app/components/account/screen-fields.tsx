import { FieldGroup, RadioCard, TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Switch } from "#app/components/ui/switch.tsx";
import { SCREEN_MAX, type ScreenKind } from "#app/shared/wall/constants.ts";

const KINDS: { value: ScreenKind; name: string; hint: string }[] = [
  { value: "tablet", name: "Tablet or monitor", hint: "Refreshes each minute, upright or on its side" },
  { value: "eink", name: "E-ink", hint: "Black and white, 800 by 480, every 15 minutes" },
];

const SWITCHES = [
  { name: "tick_groceries", label: "Tick off groceries", hint: "Anyone at the screen can tick" },
  { name: "tick_chores", label: "Tick off chores", hint: "Each tap counts for whose turn it is" },
  { name: "show_where", label: "Show where everyone is", hint: "From the calendar, never from a phone’s position" },
  { name: "show_notes", label: "Show notes and places", hint: "Off for a screen that guests can see" },
] as const;

/** The field of a screen's name. */
export const ScreenName = ({ form }: { form: FormState }) => (
  <TextField form={form} name="name" label="Name of the screen" maxLength={SCREEN_MAX.name} />
);

/** The settings of a screen, in the forms that add and change it. */
export const ScreenFields = ({ form }: { form: FormState }) => (
  <section className="card" aria-labelledby="s2">
    <div className="card__head">
      <h2 id="s2">
        <Icon name="settings" />
        What it can do
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
        {KINDS.map(({ value, name, hint }) => (
          <RadioCard
            key={value}
            name="kind"
            value={value}
            label={name}
            hint={hint}
            isChecked={form.value("kind") === value}
          />
        ))}
      </div>
    </FieldGroup>
  </section>
);
