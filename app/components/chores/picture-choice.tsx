import { Chips } from "#app/components/chores/chore-choices.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PictureOption } from "#app/shared/chores/chore-words.ts";

interface PicturesProps {
  form: FormState;
  pictures: readonly PictureOption[];
  isNamed?: boolean;
}

/** The choice of an icon. */
export const Pictures = ({ form, pictures, isNamed }: PicturesProps) => (
  <div className="pictures">
    <Chips
      form={form}
      name="icon"
      label="Picture"
      isNamed={isNamed}
      options={pictures.map(({ value, label }) => ({
        value,
        label: (
          <>
            <Icon name={value} />
            {label}
          </>
        ),
      }))}
    />
  </div>
);

/** `Pictures`, folded below the chosen icon. */
export function PictureChoice({ form, pictures }: Omit<PicturesProps, "isNamed">) {
  const chosen = pictures.find(({ value }) => value === form.value("icon"));
  return (
    <details className="more-opts">
      <summary>
        <Icon name={chosen?.value ?? "home"} />
        Picture: {chosen?.label ?? "Other"}
        <Icon name="down" />
      </summary>
      <Pictures form={form} pictures={pictures} />
    </details>
  );
}
