import { useStoredTicks } from "#app/components/recipes/use-stored-ticks.ts";

interface IngredientTicksProps {
  /** A key of the recipe's present text, under which ticks are stored. */
  recipe: string;
  lines: readonly string[];
  /** The language of the lines, if it is not the page’s. */
  lang?: string | undefined;
}

/** The ingredients with check boxes (docs/product/food.md, "Cooking"). */
export function IngredientTicks({ recipe, lines, lang }: IngredientTicksProps) {
  const ticks = useStoredTicks<HTMLUListElement>(`ingredients ${recipe}`);
  return (
    <ul key={recipe} className="cook-list" {...ticks}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the place identifies lines, because two may be equal
        <li key={at}>
          <label>
            <input type="checkbox" value={at} />
            <span lang={lang} dir="auto">
              {line}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
