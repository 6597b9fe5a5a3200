import { once } from "node:events";

import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { systemClock } from "../clock.ts";
import type { CarrierEvent } from "../engine/carriers/port.ts";
import { createSip } from "../engine/carriers/sip/sip.ts";
import { startFakePhone } from "../engine/carriers/sip/testing/fakePhone.ts";
import type { RelayReply } from "../engine/carriers/twilio/relay.ts";
import { runTalk } from "../engine/talk/runTalk.ts";
import { dialledCall } from "../engine/testing/dialledCall.ts";
import { anyBrief } from "../engine/testing/itBehavesLikeACarrier.ts";
import { createLogger } from "../logger.ts";
import { readTurns } from "../store/calls/carrierCalls.ts";
import { createTemplate, createTestDatabase, testEnv } from "../testing/databases.ts";
import { hummingSpeech } from "../testing/hummingSpeech.ts";
import { people } from "../testing/people.ts";
import { freePort, startPostgresServer, type PostgresServer } from "../testing/postgresServer.ts";
import { startProcess } from "../testing/startProcess.ts";
import { startTestServer } from "../testing/startTestServer.ts";
import { startTcpProxy, type TcpProxy } from "../testing/tcpProxy.ts";
import { TestClient } from "../testing/TestClient.ts";
import { DatabaseClient } from "./client.ts";
import { isDatabaseGone } from "./databaseGone.ts";
import { openPool } from "./pool.ts";

const logger = createLogger("silent");
const maxConnections = 40;
const stack = new AsyncDisposableStack();
let postgres: PostgresServer;
let network: TcpProxy;
/** Over the network that a test disturbs. */
let databaseUrl: string;

beforeAll(async () => {
  postgres = stack.use(await startPostgresServer({ maxConnections }));
  network = stack.use(await startTcpProxy(postgres.port));
  const cluster = await createTemplate({ connectionString: postgres.url });
  const { url } = await createTestDatabase(cluster);
  databaseUrl = url.replace(String(postgres.port), String(network.port));
});
afterAll(() => stack.disposeAsync());

const env = () => testEnv(databaseUrl, { LOG_LEVEL: "warn" });
const readiness = async (url: string) => (await fetch(`${url}/readyz`)).status;
const becomes = (url: string, status: number, timeout: number) =>
  expect.poll(() => readiness(url), { timeout, interval: 50 }).toBe(status);

it(
  "a process that starts while PostgreSQL is full, or not there, begins as soon as it may",
  { timeout: 60_000 },
  async () => {
    await using crowd = new AsyncDisposableStack();
    for (;;) {
      const one = new Client(postgres.url);
      one.on("error", () => {});
      if (
        await one.connect().then(
          () => false,
          () => true,
        )
      )
        break;
      crowd.defer(() => one.end());
    }
    const refused = Promise.withResolvers<void>();
    const starting = startProcess(env(), (output) => {
      if (output.includes("the start will be tried again")) refused.resolve();
    });
    // It goes on trying over an outage, too.
    await Promise.race([refused.promise, starting]);
    await postgres.stop("fast");
    await crowd.disposeAsync();
    await postgres.start();
    await using server = await starting;
    expect(await readiness(server.url)).toBe(200);
    expect(server.output()).toContain("the start will be tried again");
  },
);

it(
  "connections that a firewall cut without a word, and a database that moved to another address, are noticed and replaced",
  { timeout: 90_000 },
  async () => {
    await using server = await startProcess(env());
    const seller = await new TestClient(server.url).signIn(people.seller);
    const asked = async () => seller.get("/v1/potential-customer-tags");
    expect((await asked()).status).toBe(200);

    network.goSilent();
    const unanswered = Promise.all(Array.from({ length: 10 }, asked));
    await becomes(server.url, 503, 5_000);
    network.comeBack();
    // Some had not yet asked when it came back.
    for (const { status, headers } of await unanswered)
      expect(status === 200 || Number(headers.get("retry-after")) > 0, String(status)).toBe(true);
    await becomes(server.url, 200, 3_000);
    // A connection that was cut can be met once more; whoever met it was told to ask again.
    await expect.poll(async () => (await asked()).status, { timeout: 5_000 }).toBe(200);

    const otherPort = await freePort();
    await postgres.stop("immediate");
    network.leadTo(otherPort);
    await postgres.startAsStandby(otherPort);
    // It answers, but whoever writes would be refused.
    await becomes(server.url, 503, 1_000);
    expect((await asked()).status).toBe(503);
    await postgres.promote();
    await becomes(server.url, 200, 3_000);
    expect((await seller.post("/v1/potential-customer-tags", { title: "After the move", color: "teal" })).status).toBe(
      201,
    );

    // Nobody says goodbye to it, and it goes in good order all the same.
    await postgres.stop("fast");
    const exit = once(server.child, "exit") as Promise<[number | null]>;
    const askedAt = performance.now();
    server.child.kill("SIGTERM");
    expect((await exit)[0]).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(10_000);
    network.leadTo(postgres.port);
    await postgres.start();
  },
);

it(
  "a call goes on while PostgreSQL restarts, and nothing of it is lost: the words, and that the person wants no more calls",
  { timeout: 90_000 },
  async () => {
    await using server = await startTestServer({ databaseUrl });
    const { context } = server;
    const callId = crypto.randomUUID();
    await dialledCall(context, callId, "twilio");
    const roles = async () => (await readTurns(context.db, callId)).map(({ role }) => role);

    const sent: RelayReply[] = [];
    const spokenCount = () => sent.filter((reply) => reply.type === "text" && reply.last).length;
    const talk = runTalk(context, {
      carrier: "twilio",
      send: (reply) => void sent.push(reply),
      record: () => {},
      close: () => {},
    });
    talk.hear({ type: "setup", callSid: "CA1", callId });
    await expect.poll(roles, { timeout: 10_000 }).toEqual(["ASSISTANT"]);

    await postgres.stop("fast");
    talk.hear({ type: "prompt", words: "Yes, go ahead.", isLast: true });
    await expect.poll(spokenCount, { timeout: 10_000 }).toBe(1);
    talk.hear({ type: "prompt", words: "Never call here again.", isLast: true });
    await expect.poll(spokenCount, { timeout: 10_000 }).toBe(2);
    await postgres.start();

    await expect.poll(() => sent.at(-1), { timeout: 30_000 }).toMatchObject({ type: "end" });
    expect(await roles()).toEqual(["ASSISTANT", "CONTACT", "ASSISTANT", "CONTACT", "ASSISTANT"]);
    const optOuts = context.db.selectFrom("suppressed_numbers").selectAll().where("call_id", "=", callId);
    expect(await optOuts.execute()).toHaveLength(1);
    await talk.end();
  },
);

it(
  "a SIP call that ends while PostgreSQL restarts has its end and its recording afterwards",
  { timeout: 90_000 },
  async () => {
    await using stack = new AsyncDisposableStack();
    const phone = stack.use(await startFakePhone());
    const { context } = stack.use(await startTestServer({ databaseUrl }));
    const carrier = createSip({
      db: context.db,
      clock: systemClock,
      logger,
      speech: hummingSpeech(),
      secret: new TextEncoder().encode("the carrier's secret"),
      trunk: { host: "127.0.0.1", port: phone.port },
      fromDomain: undefined,
      callerNumber: "+14155550100",
      ringSeconds: 2,
    });
    const told: CarrierEvent[] = [];
    const deliver = async (body: string) => void told.push(...(JSON.parse(body) as { events: CarrierEvent[] }).events);
    const talk = () => ({ hear: () => {}, fail: () => {}, end: () => Promise.resolve() });
    stack.use(carrier.connect({ deliver, words: () => Promise.resolve(), talk }));
    const order = {
      callId: crypto.randomUUID(),
      to: "+4722860144",
      from: null,
      brief: anyBrief,
      maxDurationSeconds: 300,
    };
    const { carrierCallId } = await carrier.dial(order, AbortSignal.timeout(30_000));
    const types = () => told.map(({ type }) => type);
    await expect.poll(types, { timeout: 30_000 }).toContain("ANSWERED");

    await postgres.stop("fast");
    phone.calls[0]?.hangUp();
    await postgres.start();

    await expect.poll(types, { timeout: 30_000 }).toContain("RECORDING_READY");
    expect(told.find(({ type }) => type === "ENDED")).toMatchObject({ outcome: "COMPLETED" });
    const call = { ...order, carrierCallId, dialledAt: context.clock.now() };
    expect((await carrier.read(call))?.events.map(({ type }) => type)).toEqual(types());
    expect((await carrier.readRecording(call))?.durationSeconds).toBeGreaterThan(0);
  },
);

it("a statement that hangs ends with its connection, and nobody waits for a statement or a lock for ever", async () => {
  const impatient = new DatabaseClient({ connectionString: postgres.url, answerMilliseconds: 200 });
  await impatient.connect();
  const hanging = impatient.query("select pg_sleep(60)").catch((error: unknown) => error);
  expect(isDatabaseGone(await hanging)).toBe(true);
  expect(isDatabaseGone(await impatient.query("select 1").catch((error: unknown) => error))).toBe(true);

  const pool = openPool({ connectionString: postgres.url }, { max: 1, logger });
  expect(pool.options.connectionTimeoutMillis).toBe(10_000);
  const limit = async (name: string) => (await pool.query<Record<string, string>>(`show ${name}`)).rows[0]?.[name];
  expect(await limit("statement_timeout")).toBe("30s");
  expect(await limit("lock_timeout")).toBe("20s");
  expect(await limit("idle_in_transaction_session_timeout")).toBe("2min");
  await pool.query("set statement_timeout = 100");
  const cancelled = await pool.query("select pg_sleep(60)").catch((error: unknown) => error);
  expect(isDatabaseGone(cancelled)).toBe(true);
  await pool.end();
});
