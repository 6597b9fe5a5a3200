import { readdirSync, readlinkSync } from "node:fs";

import { companyOf, makeItems, payOnly } from "@callwright/server/engine/testing/campaign.ts";
import { proveEachCalledOnce } from "@callwright/server/engine/testing/callProof.ts";
import { startCampaign } from "@callwright/server/engine/testing/startCampaign.ts";
import { followEvents } from "@callwright/server/testing/followEvents.ts";
import { people } from "@callwright/server/testing/people.ts";
import type { ServerProcess } from "@callwright/server/testing/startProcess.ts";
import { TestClient } from "@callwright/server/testing/TestClient.ts";
import { untilTrue } from "@callwright/server/testing/untilTrue.ts";

import type { Day } from "./day.ts";
import { otherAnswers, startLoad } from "./load.ts";
import { missedOrDoubled, publishedEvents } from "./publishedEvents.ts";
import { atMost, exactly, noted, type Scenario } from "./scenario.ts";

/** How PostgreSQL is stopped, and for how long. */
type Outage = [how: "fast" | "immediate", seconds: number];

const shortForm: Outage[] = [
  ["fast", 0],
  ["immediate", 1.5],
];
const longForm: Outage[] = [
  ["fast", 0],
  ["immediate", 0],
  ["fast", 3],
  ["immediate", 10],
  ["fast", 30],
  ["fast", 0],
  ["immediate", 0],
];
const callsEach = 10;
const requestsPerSecond = 50;
const poolSize = 6;
/** The connections of a process besides its pool: one for notices, and up to five of the queue. */
const listenersAndQueue = 6;
/** Each of the three processes listens to its notices over one connection. */
const listenersOfAll = 3;
/** The sockets of the worker's own port and of the connections over which the test asks whether it is ready. */
const askedByUs = 4;
const comeBack = "503 with Retry-After";
const readyWithinSeconds = 3;

export const postgresRestarts: Scenario = {
  name: "postgres-restarts",
  title: "PostgreSQL restarts under load: in good order and by a crash, for a while and twice in a row",
  async run(day) {
    const { db, postgres } = day;
    const outages = day.isShort ? shortForm : longForm;
    const companyId = await companyOf(db, people.seller);
    await payOnly(db, companyId, 10_000);
    const items = await makeItems(db, companyId, callsEach * outages.length);
    const env = { DATABASE_POOL_SIZE: String(poolSize), CALLWRIGHT_SIM_SPEED: "40" };
    const processes = await Promise.all([day.start("all", env), day.start("server", env), day.start("worker", env)]);
    const seller = (of: ServerProcess) => new TestClient(of.url).signIn(people.seller);
    const [all, server] = await Promise.all([seller(processes[0]), seller(processes[1])]);

    let turn = 0;
    await using load = startLoad(() => (turn++ % 2 === 0 ? all : server), requestsPerSecond);
    await using followers = new AsyncDisposableStack();
    const followed = [all, server].map((client) => followers.use(followEvents(() => client)));

    // The worker, because no clients connect to it.
    const [, , worker] = processes;
    let mostSockets = 0;
    const counting = setInterval(() => (mostSockets = Math.max(mostSockets, openSockets(worker))), 20);
    let mostConnections = 0;
    let slowestSeconds = 0;
    let saidReady = 0;
    for (const [at, [how, seconds]] of outages.entries()) {
      const portion = items.slice(at * callsEach, (at + 1) * callsEach);
      await startCampaign(db, () => server.url, people.seller, portion);
      await postgres.stop(how);
      saidReady += (await readiness(processes)).filter((status) => status !== 503).length;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      await postgres.start();
      const startedAt = performance.now();
      await untilTrue(
        "every process is ready",
        async () => (await readiness(processes)).every((status) => status === 200),
        { interval: 20 },
      );
      slowestSeconds = Math.max(slowestSeconds, (performance.now() - startedAt) / 1000);
      mostConnections = Math.max(mostConnections, await connections(day));
    }
    const proven = await proveEachCalledOnce(db, companyId, items);
    await untilTrue("who listens listens again", async () => (await listeners(day)) === listenersOfAll);
    mostConnections = Math.max(mostConnections, await connections(day));
    await load[Symbol.asyncDispose]();
    clearInterval(counting);
    const published = await publishedEvents(day, companyId);
    await untilTrue("the followers have seen everything", () =>
      followed.every(({ seen }) => seen.length >= published.length),
    );

    const other = otherAnswers(load, "200", "201", "204", comeBack);
    const limit = processes.length * (poolSize + listenersAndQueue);
    return [
      noted("outages", outages.map(([how, seconds]) => `${how} ${seconds} s`).join(", ")),
      noted("requests", load.took.length),
      noted("of them told to come back", load.answers.get(comeBack) ?? 0),
      exactly(["requests that failed otherwise", other.words].filter(Boolean).join(": "), other.count, 0),
      exactly("processes that said during an outage that they are ready", saidReady, 0),
      atMost("until every process was ready again", slowestSeconds, readyWithinSeconds, "s"),
      atMost("connections of three processes", mostConnections, limit),
      atMost("sockets of the worker", mostSockets, poolSize + listenersAndQueue + askedByUs),
      exactly("calls, each ended, dialled once and charged once", proven.calls, items.length),
      noted("orders given again", proven.repeatedOrders),
      ...followed.map(({ seen }) => missedOrDoubled(seen, published)),
      noted(
        "comebacks of event streams",
        followed.reduce((sum, { comebacks }) => sum + comebacks, 0),
      ),
    ];
  },
};

async function readiness(processes: ServerProcess[]): Promise<number[]> {
  return Promise.all(processes.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
}

/** The number of open sockets of a process, including those of its listeners and of its clients. */
function openSockets({ child }: ServerProcess): number {
  if (child.exitCode !== null || child.signalCode !== null) return 0;
  const folder = `/proc/${child.pid}/fd`;
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith("socket:");
    } catch {
      return false; // it has been closed since
    }
  }).length;
}

/** The number of database connections of the processes. The scenario's own pool does not count. */
function connections(day: Day): Promise<number> {
  return countConnections(day, "application_name <> 'bad day'");
}

function listeners(day: Day): Promise<number> {
  return countConnections(day, "application_name = 'callwright notices'");
}

async function countConnections({ pool }: Day, condition: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and ${condition}`);
  return rows[0]?.count ?? 0;
}
