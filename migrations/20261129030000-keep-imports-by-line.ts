import type { QueryInterface } from "sequelize";

/** An import's items become lines of JSON, so that the app can read them in turns. */
const TO_LINES = (name: string) =>
  `(SELECT string_agg(one::text, E'\\n' ORDER BY n) FROM jsonb_array_elements(${name}) WITH ORDINALITY AS a(one, n))`;
const TO_JSON = (name: string) =>
  `(SELECT jsonb_agg(one::jsonb ORDER BY n)
    FROM string_to_table(nullif(${name}, ''), E'\\n') WITH ORDINALITY AS a(one, n))`;

async function change(context: QueryInterface, type: string, empty: string, from: (name: string) => string) {
  const statements = [
    "ALTER TABLE calendar_imports RENAME COLUMN items TO old_items",
    "ALTER TABLE calendar_imports RENAME COLUMN before TO old_before",
    `ALTER TABLE calendar_imports ADD COLUMN items ${type} NOT NULL DEFAULT '${empty}', ADD COLUMN before ${type}`,
    `UPDATE calendar_imports SET items = coalesce(${from("old_items")}, '${empty}'),
      before = CASE WHEN old_before IS NOT NULL THEN coalesce(${from("old_before")}, '${empty}') END`,
    "ALTER TABLE calendar_imports DROP COLUMN old_items, DROP COLUMN old_before",
  ];
  for (const statement of statements) await context.sequelize.query(statement);
}

export const up = ({ context }: { context: QueryInterface }) => change(context, "text", "", TO_LINES);

export const down = ({ context }: { context: QueryInterface }) => change(context, "jsonb", "[]", TO_JSON);
