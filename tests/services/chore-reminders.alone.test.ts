import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY, MINUTE, startNotices } from "#tests/support/notices.ts";

const { run, subjects, household, smtp, services, stop } = await startNotices();
const { Temporal } = await import("#app/domain/time/time.ts");
const { addAbsence } = await import("#app/services/chores/absences.server.ts");
const { changeChore, deleteChore } = await import("#app/services/chores/chores.server.ts");
const { swapTurns } = await import("#app/services/chores/swaps.server.ts");
const { makeChore } = await import("#tests/support/chores.ts");
const { tick, undoEntry } = await import("#app/services/chores/ticks.server.ts");

afterAll(stop);
beforeAll(() => run(Date.now()));

/** 18:00 in Vienna on a Thursday well in the future. */
const DUE = "2027-10-14";
const RINGS = Date.parse("2027-10-14T16:00:00Z");
const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);

/** A family with planned notices and a chore at 18:00 of each day. */
async function begin(input: (home: Awaited<ReturnType<typeof household>>) => Record<string, unknown>) {
  const home = await household();
  await run(RINGS - 3 * DAY);
  const chore = await makeChore(home.asMaya, {
    title: "Rubbish out",
    start_on: DUE,
    remind_at: "18:00",
    ...input(home),
  });
  await run(RINGS - 2 * DAY);
  subjects();
  /** The chore's messages received by a time, in milliseconds. */
  const by = async (now: number) => {
    await run(now);
    return subjects()
      .filter((line) => line.includes(`-${home.family.id}:`) && line.endsWith(chore.title))
      .map((line) => line.replace(/-\d+:/, ":"));
  };
  return { ...home, chore, by };
}

const turns = ({ own, tomMember }: { own: { id: number }; tomMember: { id: number } }) => ({
  who: "turns",
  members: [own.id, tomMember.id],
});

describe("a chore reminds", () => {
  it("whoever's turn it is, at its time, once", async () => {
    const { by, chore, asTom } = await begin(turns);
    expect(await by(RINGS - MINUTE)).toEqual([]);
    expect(await by(RINGS)).toEqual(["maya: Your turn: Rubbish out"]);
    expect(await by(RINGS + MINUTE)).toEqual([]);
    await tick(asTom, chore.id, "done", { date: DUE }, instant(RINGS + MINUTE));
    expect(await by(RINGS + DAY)).toEqual(["tom: Your turn: Rubbish out"]);
    // Not done: the turn stays.
    expect(await by(RINGS + 2 * DAY)).toEqual(["tom: Your turn: Rubbish out"]);
  });

  it("the one who swapped, and nobody of what is done, skipped or deleted", async () => {
    const { by, chore, asMaya, tomMember } = await begin(turns);
    await swapTurns(asMaya, chore.id, { date: DUE, with_member_id: tomMember.id }, instant(RINGS - MINUTE));
    expect(await by(RINGS)).toEqual(["tom: Your turn: Rubbish out"]);
    await tick(asMaya, chore.id, "done", { date: "2027-10-15" }, instant(RINGS + DAY - MINUTE));
    expect(await by(RINGS + DAY)).toEqual([]);
    await tick(asMaya, chore.id, "skipped", { date: "2027-10-16" }, instant(RINGS + 2 * DAY - MINUTE));
    expect(await by(RINGS + 2 * DAY)).toEqual([]);
    await deleteChore(asMaya, chore.id);
    expect(await by(RINGS + 3 * DAY)).toEqual([]);
  });

  it("again of what was undone before it rang, and not after", async () => {
    const { by, chore, asMaya } = await begin(turns);
    const { entry } = await tick(asMaya, chore.id, "done", { date: DUE }, instant(RINGS - 10 * MINUTE));
    await run(RINGS - 10 * MINUTE);
    await undoEntry(asMaya, chore.id, entry.id, instant(RINGS - 5 * MINUTE));
    await run(RINGS - 5 * MINUTE);
    expect(await by(RINGS)).toEqual(["maya: Your turn: Rubbish out"]);
    await changeChore(asMaya, chore.id, { remind_at: "18:30" }, instant(RINGS + MINUTE));
    expect(await by(RINGS + 31 * MINUTE)).toEqual([]);
  });

  it("nobody who is away, and the next in the order instead", async () => {
    const { by, asMaya, own } = await begin(turns);
    await addAbsence(asMaya, { member_id: own.id, from: DUE, to: "2027-10-15" }, instant(RINGS - DAY));
    expect(await by(RINGS)).toEqual(["tom: Your turn: Rubbish out"]);
  });

  it("everyone who is here of what is for whoever is free, and guardians of a child's", async () => {
    const free = await begin(() => ({ who: "free" }));
    await addAbsence(
      free.asMaya,
      { member_id: free.tomMember.id, from: "2027-10-15", to: "2027-10-15" },
      instant(RINGS - DAY),
    );
    expect(await free.by(RINGS)).toEqual(["maya: For anyone: Rubbish out", "tom: For anyone: Rubbish out"]);
    expect(await free.by(RINGS + DAY)).toEqual(["maya: For anyone: Rubbish out"]);
    const everyones = await begin(({ own, ella }) => ({ who: "everyone", members: [own.id, ella.id], stars: 3 }));
    await run(RINGS);
    const texts = smtp.delivered.map(({ mail }) => mail.text).join();
    expect(texts).toContain("For Ella");
    expect(texts).not.toMatch(/\bstars?\b/i);
    expect(await everyones.by(RINGS)).toEqual(["maya: For you and Ella: Rubbish out", "tom: For Ella: Rubbish out"]);
  });

  it("until its day ends, and where it waits until the next does", async () => {
    const quiet = { quiet_from: "17:00", quiet_to: "09:00", reminders_in_quiet_hours: false };
    for (const [keeps, expected] of [
      [false, []],
      [true, ["maya: For you: Rubbish out"]],
    ] as const) {
      const one = await begin(({ own }) => ({ who: "one", members: [own.id], when: "once", due_on: DUE, keeps }));
      await services.changePreferences(one.maya, quiet);
      expect(await one.by(RINGS)).toEqual([]);
      expect(await one.by(RINGS + 15 * 60 * MINUTE)).toEqual(expected);
    }
  });

  it("at the next time there is where the clocks skip one", async () => {
    const skipped = Date.parse("2028-03-26T01:00:00Z");
    const home = await household();
    await run(skipped - 3 * DAY);
    await makeChore(home.asMaya, {
      title: "Owls",
      start_on: "2028-03-26",
      when: "once",
      due_on: "2028-03-26",
      remind_at: "02:30",
    });
    await run(skipped - 2 * DAY);
    subjects();
    const owls = () => subjects().filter((line) => line.endsWith("Owls"));
    await run(skipped + 29 * MINUTE);
    expect(owls()).toEqual([]);
    await run(skipped + 30 * MINUTE);
    expect(owls()).toHaveLength(2);
  });
});
