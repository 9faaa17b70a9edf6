import { FieldGroup } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/components/ui/form-state.ts";
import type { ColourNames, Swatch } from "#app/shared/people/palette.ts";

interface ColorFieldProps {
  form: FormState;
  name: string;
  chosen: string;
  swatches: Swatch[];
  legend: string;
  /** Names of the swatches by their colour; by default each swatch has its own. */
  names?: ColourNames;
}

/** The choice of a palette colour. Used colours are marked, and can still be chosen. */
export function ColorField({ form, name, chosen, swatches, legend, names }: ColorFieldProps) {
  return (
    <FieldGroup form={form} name={name} legend={legend}>
      <div className="swatches">
        {swatches.map((swatch) => (
          <label className={`swatch ${swatch.className}`} key={swatch.hex}>
            <input
              type="radio"
              name={name}
              value={swatch.hex}
              defaultChecked={swatch.hex.toUpperCase() === chosen.toUpperCase()}
              aria-label={names?.[swatch.hex]?.[swatch.isUsed ? "used" : "free"] ?? swatch.name}
            />
            <span />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
