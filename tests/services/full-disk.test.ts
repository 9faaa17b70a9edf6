import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { toErrorResponse } from "#app/server/error-response.server.ts";

const SAYS_SO = { status: 503, message: expect.stringContaining("disk is full"), retryAfter: 60 };

it("a full disk of the database says so, and is no database that is away", async () => {
  const raise = (code: string) =>
    sequelize.query(`DO $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END $$`).catch(toErrorResponse);
  expect(await raise("disk_full")).toEqual(SAYS_SO);
  expect(await raise("too_many_connections")).toMatchObject({
    status: 503,
    message: expect.stringContaining("can’t reach its database"),
  });
});

it("a full disk of this machine says so", () => {
  const write = () => writeFileSync("/dev/full", "more");
  expect(write).toThrow("ENOSPC");
  try {
    write();
  } catch (error) {
    expect(toErrorResponse(error)).toEqual(SAYS_SO);
  }
});
