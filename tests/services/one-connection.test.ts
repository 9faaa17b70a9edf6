import { describe, expect, it } from "vitest";
import { inTransaction, sequelize } from "#app/db/database.server.ts";
import { Family } from "#app/models/people/family.server.ts";
import { consume, refund } from "#app/services/system/rate-limits.server.ts";
import { makeFamily } from "#tests/support/factories.ts";

const LIMIT = { name: "tries of a test", max: 1, seconds: 60 };

describe("within a transaction a second connection is refused", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["a statement outside it", () => sequelize.query("SELECT 1", { transaction: null })],
    ["another transaction", () => sequelize.transaction(() => Promise.resolve())],
    ["a write outside it", async () => (await makeFamily()).family.update({ name: "The Owls" }, { transaction: null })],
    ["a use of a limit", () => consume(LIMIT, "within")],
    ["a refund of a limit", () => refund(LIMIT, "within")],
  ])("%s", async (_, work) => {
    await expect(inTransaction(work)).rejects.toThrow("second connection");
  });

  it("and allowed before it and after it", async () => {
    expect(await consume(LIMIT, "around")).toBe(0);
    await inTransaction(() => Family.count());
    await refund(LIMIT, "around");
    expect(await consume(LIMIT, "around")).toBe(0);
  });
});
