import { sequelize } from "#app/db/database.server.ts";
import type { Address } from "#scripts/bench/bench.ts";
import { measurePair, toRow, type Visit } from "#scripts/bench/beside.ts";
import type { SignedInFamily } from "#scripts/bench/families.ts";
import { makeHugeFamily, makeLargeDatabase, type Scale } from "#scripts/bench/scale.ts";
import { type Ending, startApp } from "#scripts/bench/servers.ts";
import { findFreePort } from "#scripts/lib/ports.ts";

/** A page of one family among many, and of a huge family, may cost this much more than of a usual one alone. */
const MAX_RATIOS = { amongMany: 1.2, huge: 3 };

export interface Bench {
  env: NodeJS.ProcessEnv;
  addresses: Pick<Address, "name" | "path">[];
  example: SignedInFamily;
  how: Parameters<typeof measurePair>[1];
  ending: Ending;
}

export type Tables = Record<string, Record<string, string | number>[]>;

/** The app with these settings, on a port of its own. */
export async function startWith(env: NodeJS.ProcessEnv, ending: Ending) {
  return startApp({ ...env, PORT: String(await findFreePort()) }, ending);
}

/** The app as it is, beside the same with another setting (`DATABASE_STATEMENTS=unnamed`). */
export async function measureBeside(setting: string, { env, addresses, example, how, ending }: Bench): Promise<Tables> {
  const [key = "", value = ""] = setting.split(/=(.*)/s);
  const [app, other] = [await startWith(env, ending), await startWith({ ...env, [key]: value }, ending)];
  const rows: Tables[string] = [];
  for (const { name, path } of addresses) {
    const visit = { path: path(example), cookie: example.cookie };
    const costs = await measurePair(
      [
        { ...visit, server: app },
        { ...visit, server: other },
      ],
      how,
    );
    rows.push(toRow(name, ["as it is", setting], costs));
  }
  return { [`Beside ${setting}`]: rows };
}

/** Pages of the example family in English beside those in another language, computed fresh and as they are. */
export async function measureLanguage(
  language: string,
  { env, addresses, example, how, ending }: Bench,
): Promise<Tables> {
  const servers = {
    cached: await startWith(env, ending),
    fresh: await startWith({ ...env, KEPT_MB: "0" }, ending),
  };
  const tables: Tables = {};
  for (const [kind, server] of Object.entries(servers)) {
    const rows: Tables[string] = [];
    for (const { name, path } of addresses) {
      const visit = { server, path: path(example), cookie: example.cookie };
      rows.push(toRow(name, ["English", language], await measurePair([visit, { ...visit, language }], how)));
    }
    tables[`In ${language}, ${kind}`] = rows;
  }
  return tables;
}

/**
 * Pages of the example family alone in a database and among very many families in another, and those of a huge family.
 * Where they cost too much more, a table says so, and the bench ends with status 1.
 */
export async function measureScale(scale: Scale, { env, addresses, example, how, ending }: Bench): Promise<Tables> {
  const databaseUrl = env.DATABASE_URL as string;
  const huge = await makeHugeFamily(databaseUrl);
  await sequelize.close();
  const large = await makeLargeDatabase(databaseUrl, scale);
  how.signal.throwIfAborted();
  const ofLarge = { ...env, DATABASE_URL: large.url };
  const fresh = { KEPT_MB: "0" };
  // Servers of their own: answers in progress at the end of one load must not count for the next.
  const [small, among, ofHuge] = [
    await startWith(env, ending),
    await startWith(ofLarge, ending),
    await startWith(env, ending),
  ];
  const [smallFresh, amongFresh, ofHugeFresh] = [
    await startWith({ ...env, ...fresh }, ending),
    await startWith({ ...ofLarge, ...fresh }, ending),
    await startWith({ ...env, ...fresh }, ending),
  ];
  const tooMuch: string[] = [];
  async function compare(
    names: [string, string],
    most: number,
    pairs: Record<string, (path: Address["path"]) => [Visit, Visit]>,
  ) {
    const rows: Tables[string] = [];
    for (const { name, path } of addresses) {
      for (const [way, pair] of Object.entries(pairs)) {
        const row = toRow(`${name}, ${way}`, names, await measurePair(pair(path), how));
        rows.push(row);
        if (Number(row.ratio) > most) tooMuch.push(`${row.address}, ${names[1]}: ${row.ratio} times, at most ${most}`);
      }
    }
    return rows;
  }
  const seen = (server: Visit["server"], family: SignedInFamily, path: Address["path"]): Visit => ({
    server,
    path: path(family),
    cookie: family.cookie,
  });
  const tables: Tables = {
    [`Among ${scale.families} families with ${scale.events} events`]: await compare(
      ["alone", "among many"],
      MAX_RATIOS.amongMany,
      {
        again: (path) => [seen(small, example, path), seen(among, example, path)],
        "made fresh": (path) => [seen(smallFresh, example, path), seen(amongFresh, example, path)],
      },
    ),
    "A family of 50 with 1,000 events a month and 1,000 groceries": await compare(
      ["example family", "huge family"],
      MAX_RATIOS.huge,
      {
        again: (path) => [seen(small, example, path), seen(ofHuge, huge, path)],
        "made fresh": (path) => [seen(smallFresh, example, path), seen(ofHugeFresh, huge, path)],
      },
    ),
    "The large database": [
      { families: scale.families, events: scale.events, GB: large.gb, "filled in, s": large.seconds },
    ],
  };
  if (tooMuch.length > 0) {
    tables["Beyond the aim"] = tooMuch.map((page) => ({ page }));
    process.exitCode = 1;
  }
  return tables;
}
