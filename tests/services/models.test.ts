import { readdirSync } from "node:fs";
import { type Model, type ModelStatic, QueryTypes } from "sequelize";
import { beforeAll, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { root } from "#scripts/lib/root.ts";

const files = readdirSync(`${root}app/models`, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".server.ts"),
);
const models: [string, ModelStatic<Model>][] = [];

interface Column {
  table: string;
  name: string;
  isNullable: boolean;
}

async function readColumns(): Promise<Column[]> {
  return sequelize.query<Column>(
    `SELECT table_name AS "table", column_name AS name, is_nullable = 'YES' AS "isNullable"
     FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER'`,
    { type: QueryTypes.SELECT },
  );
}

describe("the models", () => {
  let columns: Column[];
  beforeAll(async () => {
    for (const file of files) await import(/* @vite-ignore */ `${root}app/models/${file}`);
    models.push(...Object.entries(sequelize.models));
    columns = await readColumns();
  });

  it("are one a file", () => {
    expect(models.map(([name]) => name)).toHaveLength(files.length);
  });

  it("have exactly the columns of their tables as attributes", () => {
    for (const [name, model] of models) {
      const table = columns.filter((column) => column.table === model.getTableName()).map((column) => column.name);
      const fields = Object.values(model.getAttributes()).map(({ field }) => field);
      expect(fields.sort(), name).toEqual(table.sort());
    }
  });

  it("demand a value where the table does", () => {
    for (const [name, model] of models) {
      const { createdAt, updatedAt } = model.options;
      for (const { field, allowNull, autoIncrement, primaryKey } of Object.values(model.getAttributes())) {
        const attribute = String(field);
        if (autoIncrement || primaryKey || attribute === createdAt || attribute === updatedAt) continue;
        const column = columns.find(({ table, name }) => table === model.getTableName() && name === attribute);
        // Times that the database sets are optional in the model.
        if (attribute.endsWith("_at") && column && !column.isNullable && allowNull !== false) continue;
        expect(allowNull === false, `${name}.${attribute}`).toBe(!column?.isNullable);
      }
    }
  });

  it("declare their attributes instead of defining fields, which would hide the row", () => {
    const samples: Record<string, unknown> = {
      DATE: new Date(0),
      INTEGER: 1,
      BIGINT: 1,
      BOOLEAN: true,
      JSONB: { a: 1 },
    };
    for (const [name, model] of models) {
      for (const [attribute, { type }] of Object.entries(model.getAttributes())) {
        const sample = samples[(type as { key: string }).key] ?? "2026-10-14";
        const row = model.build({ [attribute]: sample } as never);
        expect(row[attribute as never], `${name}.${attribute}`).toEqual(sample);
      }
    }
  });
});
