import { useSay } from "#app/components/shell/root-data.ts";
import { Chips } from "#app/components/ui/chips.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { PictureOption } from "#app/presenters/chores/pictures.ts";
import { chores } from "#app/words/catalogues/chores.ts";

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
      label={useSay(chores)("picture")}
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
  const say = useSay(chores);
  const [chosen] = ["home", form.value("icon")]
    .flatMap((icon) => pictures.filter(({ value }) => value === icon))
    .reverse();
  return (
    <details className="more-opts">
      <summary>
        <Icon name={chosen?.value ?? "home"} />
        {say("pictureOf", { picture: chosen?.label ?? "" })}
        <Icon name="down" />
      </summary>
      <Pictures form={form} pictures={pictures} />
    </details>
  );
}
