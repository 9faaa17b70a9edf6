import { Chips } from "#app/components/chores/chore-choices.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { CHORE_ICONS, type ChoreIcon } from "#app/utils/chore-constants.ts";

/** A picture of those that there are, folded away: the one it has is told. */
export function PictureChoice({ form, icons }: { form: FormState; icons: Record<ChoreIcon, string> }) {
  const icon = CHORE_ICONS.find((name) => name === form.value("icon")) ?? "home";
  return (
    <details className="more-opts">
      <summary>
        <Icon name={icon} />
        Picture: {icons[icon]}
        <Icon name="down" />
      </summary>
      <div className="pictures">
        <Chips
          form={form}
          name="icon"
          label="Picture"
          options={CHORE_ICONS.map((name) => ({
            value: name,
            label: (
              <>
                <Icon name={name} />
                {icons[name]}
              </>
            ),
          }))}
        />
      </div>
    </details>
  );
}
