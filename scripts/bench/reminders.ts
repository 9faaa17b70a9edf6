import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type CpuTime, readCpuTime } from "#scripts/bench/cpu.ts";
import { type Ending, type Server, startApp } from "#scripts/bench/servers.ts";
import { insertManyEvents } from "#scripts/lib/many-events.ts";
import { findFreePort } from "#scripts/lib/ports.ts";
import { StartError } from "#scripts/lib/start-error.ts";

/** The people of each family, all reminded at one moment. */
const PEOPLE = 4;
const ZONE = "Europe/London";
/** Time to start the processes and to write all rows, before the reminders are due. */
const LEAD_SECONDS = 20;
const PATIENCE_SECONDS = 900;
/** Families that are planned anew meanwhile, under load. */
const BACKLOG = 2_000;

/** A mail server that accepts everything, with the shortest replies. `onMail` gets the recipient of each mail. */
async function startSink(ending: Ending, onMail: (to: string) => void): Promise<string> {
  const talk = (socket: Socket) => {
    let [rest, to, isText] = ["", "", false];
    socket.write("220 bench ESMTP\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      rest += chunk.toString("latin1");
      let answers = "";
      for (;;) {
        const mark = isText ? "\r\n.\r\n" : "\r\n";
        const end = rest.indexOf(mark);
        if (end < 0) break;
        const line = rest.slice(0, end);
        rest = rest.slice(end + mark.length);
        if (isText) onMail(to);
        to = line.match(/^RCPT TO:<(.+)>/i)?.[1] ?? to;
        isText = !isText && /^DATA/i.test(line);
        answers += isText ? "354 go on\r\n" : /^EHLO/.test(line) ? "250-bench\r\n250 PIPELINING\r\n" : "250 OK\r\n";
      }
      // In one piece, as servers do: a second one would wait 40 ms until the first is acknowledged (RFC 1122, 4.2.3.2).
      if (answers) socket.write(answers);
    });
  };
  const server = createServer(talk).listen(0, "127.0.0.1");
  await once(server, "listening");
  ending.add(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Writes families with an event each that all of them are reminded of at `due`, and `backlog` others, by SQL. */
async function fill(url: string, families: number, due: Date, backlog: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // No references to check and no revision to count: these rows are right as they are made.
  await client.query("SET session_replication_role = replica");
  await client.query(
    `INSERT INTO families (id, name, time_zone, feed_token)
     SELECT n, 'Family ' || n, '${ZONE}', md5(n::text) FROM generate_series(1, $1::int) n`,
    [families + backlog],
  );
  await client.query(
    `INSERT INTO users (id, email, email_verified, given_name, family_id, created_at, updated_at)
     SELECT n, 'person-' || n || '@example.com', true, 'Person', (n - 1) / ${PEOPLE} + 1, now(), now()
     FROM generate_series(1, $1::int * ${PEOPLE}) n`,
    [families + backlog],
  );
  await client.query(
    `INSERT INTO family_members (family_id, user_id, name, role, color)
     SELECT family_id, id, 'Person ' || id, 'parent', '#7a3e9d' FROM users`,
  );
  const start = `'${new Date(due.getTime() + 600_000).toISOString()}'::timestamptz`;
  await client.query(insertManyEvents({ family: "n", timeZone: ZONE, count: families, start, hours: 1 }));
  await client.query(
    `INSERT INTO notices (family_id, user_id, kind, key, due_at, until, data)
     SELECT e.family_id, u.id, 'event_reminders', e.id || ' 10', $1, e.end_time,
       jsonb_build_object('event', e.id, 'date', null, 'start', extract(epoch FROM e.start_time) * 1000)
     FROM events e JOIN users u ON u.family_id = e.family_id WHERE e.family_id <= $2`,
    [due, families],
  );
  await client.query(
    "INSERT INTO family_plans (family_id, planned_until, wake_at) SELECT id, now() + interval '37 days', $1 FROM families WHERE id <= $2",
    [due, families],
  );
  await client.query("VACUUM ANALYZE");
  await client.end();
}

/** The CPU time so far of the main threads of some processes, and of PostgreSQL. */
function readAll(apps: readonly Server[], databasePid: number): CpuTime {
  const times = apps.map(({ pid }) => readCpuTime(pid, databasePid));
  return { server: times.reduce((sum, { server }) => sum + server, 0), database: times[0]?.database ?? 0 };
}

interface How {
  env: NodeJS.ProcessEnv;
  databasePid: number;
  ending: Ending;
  /** A folder for CPU profiles of the processes. */
  profile: string | undefined;
  /** Busy processes, and with them a backlog of plans; 0 for neither. */
  load: number;
}

/** Keeps a processor busy, in a process that ends with this one. */
function startBusyProcess(ending: Ending): void {
  const script =
    "process.stdin.resume().on('end', () => process.exit()); setInterval(() => { for (let n = 0; n < 3e7; n += 1); })";
  const busy = spawn(process.execPath, ["-e", script], { stdio: ["pipe", "ignore", "ignore"] });
  ending.add(() => void busy.kill());
}

/**
 * Sends reminders by mail, all due at one moment, with a process for each core; measures from that moment to the last
 * one. With `load` the processors are busy, and families wait for their plans since before that moment.
 * @throws {StartError} if some do not arrive
 */
export async function measureReminders(
  reminders: number,
  { env, databasePid, ending, profile, load }: How,
): Promise<Record<string, string | number>[]> {
  const families = Math.ceil(reminders / PEOPLE);
  const backlog = load > 0 ? BACKLOG : 0;
  const due = new Date(Date.now() + (LEAD_SECONDS + reminders / 1_500) * 1000);
  const came = new Map<string, number>();
  const times: number[] = [];
  const smtpUrl = await startSink(ending, (to) => {
    came.set(to, (came.get(to) ?? 0) + 1);
    times.push(Date.now() - due.getTime());
  });
  await fill(String(env.DATABASE_URL), families, due, backlog);
  const { enqueueAll } = await import("#app/db/jobs.server.ts");
  for (let first = 1; first <= families; first += 5_000) {
    const seconds = Math.max(1, Math.ceil((due.getTime() - Date.now()) / 1000));
    const count = Math.min(5_000, families - first + 1);
    const jobs = Array.from({ length: count }, (_, at) => ({ family: first + at }));
    await enqueueAll(
      "due",
      jobs.map((data) => ({ data, seconds })),
    );
  }
  const processes = availableParallelism();
  const apps: Server[] = [];
  for (let number = 0; number < processes; number += 1) {
    const own = { PORT: String(await findFreePort()), SMTP_URL: smtpUrl, MAIL_FROM: "Roost <roost@example.com>" };
    apps.push(await startApp({ ...env, ...own }, ending, profile));
  }
  for (let number = 0; number < load; number += 1) startBusyProcess(ending);
  const plans = Array.from({ length: backlog }, (_, at) => ({ family: families + 1 + at, id: "fill", changes: [] }));
  if (plans.length > 0)
    await enqueueAll(
      "family",
      plans.map((data) => ({ data })),
    );
  if (Date.now() > due.getTime()) throw new StartError("It took too long until all was ready.");
  await sleep(due.getTime() - Date.now());
  const before = readAll(apps, databasePid);
  const sinkBefore = process.cpuUsage();
  const until = due.getTime() + PATIENCE_SECONDS * 1000;
  while (came.size < families * PEOPLE && Date.now() < until) await sleep(100);
  const used = readAll(apps, databasePid);
  const sink = process.cpuUsage(sinkBefore);
  const each = (ms: number) => (ms / came.size).toFixed(2);
  const last = Math.max(...times.slice(-1_000)) / 1000;
  // Time for the second copy of a reminder to arrive.
  await sleep(5_000);
  if (came.size < families * PEOPLE) throw new StartError(`${families * PEOPLE - came.size} reminders did not come.`);
  const doubled = [...came.values()].filter((times) => times > 1).length;
  times.sort((a, b) => a - b);
  const at = (share: number) => ((times[Math.floor((times.length - 1) * share)] ?? 0) / 1000).toFixed(1);
  return [
    {
      reminders: came.size,
      processes,
      "first, s": at(0),
      "half, s": at(0.5),
      "last, s": last.toFixed(1),
      "a second": Math.round(came.size / last),
      "in the first minute": times.filter((time) => time <= 60_000).length,
      doubled,
      "CPU each, ms": each(used.server - before.server),
      "PostgreSQL each, ms": each(used.database - before.database),
      "of the mail server, ms": each((sink.user + sink.system) / 1000),
    },
  ];
}
