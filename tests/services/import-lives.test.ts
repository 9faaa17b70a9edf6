import { beforeEach, describe, expect, it } from "vitest";
import { sequelize } from "#app/db/database.server.ts";
import { forFamilies } from "#app/db/revisions.server.ts";
import type { CalendarImport } from "#app/models/calendar/calendar-import.server.ts";
import { Event } from "#app/models/calendar/event.server.ts";
import { continueImport, takeOverImport } from "#app/services/imports/import-work.server.ts";
import {
  beginImport,
  confirmImport,
  discardImport,
  findImport,
  listImports,
  undoImport,
} from "#app/services/imports/imports.server.ts";
import { checkFile } from "#app/services/imports/sent-file.server.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";
import { calendarFile } from "#tests/support/calendar-file.ts";
import { makeFamily } from "#tests/support/factories.ts";
import { bringIn, confirm, FILE, look, states, titles } from "#tests/support/imports.ts";

type Made = Awaited<ReturnType<typeof makeFamily>>;
let made: Made;

beforeEach(async () => {
  made = await makeFamily();
});

describe("an import", () => {
  it("makes no doubles of two previews of one file", async () => {
    const [first, second] = [await look(made, FILE), await look(made, FILE)];
    await confirm(made, first.id);
    expect((await confirm(made, second.id)).result).toMatchObject({ added: 0, left: 3 });
    expect(await titles(made)).toHaveLength(4);
  });

  it("knows events without a UID by their start and title", async () => {
    const plain = (more: string[] = []) => calendarFile(["SUMMARY:Rota", "DTSTART:20261203T100000Z", ...more]);
    await bringIn(made, plain());
    expect(await states(await look(made, plain()))).toEqual([["same", false]]);
    expect(await states(await look(made, plain(["LOCATION:Shop"])))).toEqual([["changed", true]]);
  });

  it("is another's to nobody else, and gone after its time", async () => {
    const preview = await look(made, FILE);
    const other = await makeFamily();
    await expect(findImport(other, preview.id)).rejects.toMatchObject({ code: "not-found" });
    await preview.update({ expires_at: new Date(0) });
    for (const what of [
      () => findImport(made, preview.id),
      () => confirmImport(made, preview.id, undefined),
      () => discardImport(made, preview.id),
    ]) {
      await expect(what()).rejects.toMatchObject({ code: "gone" });
    }
    const done = await bringIn(made, FILE);
    await expect(discardImport(made, done.id)).rejects.toMatchObject({ code: "conflict" });
    await done.update({ expires_at: new Date(0) });
    await expect(undoImport(made, done.id)).rejects.toMatchObject({ code: "gone" });
    expect((await listImports(made)).map(({ id }) => id)).toEqual([done.id]);
  });

  it("refuses what is not ready, and what was undone", async () => {
    const file = await checkFile("a.ics", Buffer.from(FILE));
    const reading = await beginImport(made, file, { member_ids: [], event_type: "other" });
    await expect(confirmImport(made, reading.id, undefined)).rejects.toMatchObject({ code: "conflict" });
    await expect(undoImport(made, reading.id)).rejects.toMatchObject({ code: "conflict" });
    const done = await bringIn(made, FILE);
    await undoImport(made, done.id);
    await expect(confirmImport(made, done.id, undefined)).rejects.toMatchObject({ code: "conflict" });
  });

  it("keeps five looks, and goes on with one that its process left", async () => {
    const file = await checkFile("a.ics", Buffer.from(FILE));
    const begin = () => beginImport(made, file, { member_ids: [], event_type: "other" });
    const rows: CalendarImport[] = [];
    for (let n = 0; n < 6; n += 1) {
      const row = await begin();
      if (n < 5) await continueImport(made, row);
      rows.push(row);
    }
    await expect(findImport(made, rows[0]?.id as number)).rejects.toMatchObject({ code: "not-found" });
    const left = rows[5] as CalendarImport;
    expect(await takeOverImport(await findImport(made, left.id))).toBeNull();
    await sequelize.query("UPDATE calendar_imports SET updated_at = 'epoch' WHERE id = $1", { bind: [left.id] });
    const taken = await takeOverImport(await findImport(made, left.id));
    await continueImport(made, taken as CalendarImport);
    expect((await findImport(made, left.id)).status).toBe("ready");
  });

  it("reads three files of a family at once, and none of them goes for a newer one", async () => {
    const file = await checkFile("a.ics", Buffer.from(FILE));
    const begin = () => beginImport(made, file, { member_ids: [], event_type: "other" });
    const tried = await Promise.allSettled(Array.from({ length: 6 }, begin));
    const begun = tried.flatMap((one) => (one.status === "fulfilled" ? one.value.id : []));
    expect(begun).toHaveLength(3);
    for (const one of tried) {
      if (one.status === "rejected")
        expect(one.reason).toMatchObject({ code: "limited", field: "file", retryAfter: 10 });
    }
    await sequelize.query("UPDATE calendar_imports SET status = 'ready' WHERE id = $1", { bind: [Math.max(...begun)] });
    for (let n = 0; n < 3; n += 1) {
      const { id } = await begin();
      await sequelize.query("UPDATE calendar_imports SET status = 'ready' WHERE id = $1", { bind: [id] });
    }
    const left = await listImports(made);
    expect(left).toHaveLength(5);
    expect(left.filter(({ status }) => status === "reading").map(({ id }) => id)).toEqual(
      begun.sort((a, b) => b - a).slice(1),
    );
  });

  it("brings in nothing where a family would have more events than it can keep", { timeout: 60_000 }, async () => {
    const preview = await look(made, FILE);
    const start = "'epoch'::timestamptz + n * interval '1 hour'";
    // In parts, each well within the limit of a statement.
    for (const count of [...Array<number>(9).fill(10_000), 9_997]) {
      await sequelize.query(insertManyEvents({ timeZone: "UTC", count, start, hours: 1 }), {
        bind: [made.family.id],
        ...forFamilies([Event], made.family.id),
      });
    }
    const refused = { code: "conflict", message: "A family can keep at most 100,000 events." };
    await expect(confirm(made, preview.id)).rejects.toMatchObject(refused);
    expect((await findImport(made, preview.id)).status).toBe("ready");
    expect((await confirm(made, preview.id, [2, 3])).result).toMatchObject({ added: 2 });
  });

  it.each([
    ["holiday-photo.jpg", "\xff\xd8\xff", "“holiday-photo.jpg” isn’t a calendar file."],
    ["half.ics", FILE.slice(0, -40), "“half.ics” breaks off before its end."],
    [
      "many.ics",
      calendarFile(...Array.from({ length: 5_001 }, () => ["UID:1"])),
      "“many.ics” has too many events. The limit is 5,000.",
    ],
  ])("refuses %s", async (name, text, message) => {
    await expect(checkFile(name, Buffer.from(text))).rejects.toMatchObject({ code: "invalid", field: "file", message });
  });
});
