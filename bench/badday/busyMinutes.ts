import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Schemas } from "@callwright/sdk/contract";
import { companyOf, makeItems, payOnly } from "@callwright/server/engine/testing/campaign.ts";
import { followEvents } from "@callwright/server/testing/followEvents.ts";
import { people } from "@callwright/server/testing/people.ts";
import { customerSheet, manyCustomers } from "@callwright/server/testing/spreadsheets.ts";
import type { ServerProcess } from "@callwright/server/testing/startProcess.ts";
import { TestClient } from "@callwright/server/testing/TestClient.ts";

import { memoryMbOf } from "../server.ts";
import { median, percentile } from "../statistics.ts";
import { otherAnswers, startLoad } from "./load.ts";
import { atMost, exactly, noted, type Observation, type Scenario } from "./scenario.ts";

const tenMinutes = 600;
const importedRows = 300;
const followersEach = 10;
/**
 * The largest allowed ratio of the memory in the last quarter to the quarter before. A heap varies by about that much.
 */
const flat = 1.1;

/**
 * The busiest hour of an ordinary day: lists, imports, calls, event streams and webhooks at the same time, on two
 * processes. A leak shows only after some minutes, so `--seconds 600` is what measures it; the short form only shows
 * that nothing fails.
 */
export const busyMinutes: Scenario = {
  name: "busy-minutes",
  title: "Busy minutes: lists, imports, calls, event streams and webhooks at once",
  async run(day) {
    const { db, isShort } = day;
    const seconds = day.seconds ?? (isShort ? 10 : tenMinutes);
    const perSecond = isShort ? 40 : 200;
    const companyId = await companyOf(db, people.seller);
    await payOnly(db, companyId, 1_000_000);
    const processes = await Promise.all([day.start("all"), day.start("all")]);

    let sellers = await signedIn(processes);
    // A token is valid for 15 minutes.
    const renewing = setInterval(() => void signedIn(processes).then((renewed) => (sellers = renewed)), 300_000);
    let turn = 0;
    const seller = () => sellers[turn++ % sellers.length] as TestClient;

    await using partner = await listenAsPartner();
    const endpoint = { url: partner.url, events: ["call.status", "call.completed", "recording.ready"] };
    const { status } = await seller().post("/v1/webhook-endpoints", endpoint);
    await using followers = new AsyncDisposableStack();
    for (const at of processes.keys())
      for (let nth = 0; nth < followersEach; nth += 1) followers.use(followEvents(() => sellers[at] ?? seller()));

    const file = await customerSheet(manyCustomers(importedRows));
    const imports: number[] = [];
    const started: number[] = [];
    const importing = every(isShort ? 3_000 : 10_000, async () => {
      imports.push((await seller().upload("/v1/potential-customers/bulk/import", file)).status);
    });
    const calling = every(2_000, async () => {
      const phoneBookIds = await makeItems(db, companyId, 5);
      const { body } = await seller().post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds });
      started.push(body.items.filter(({ callId }) => callId !== null).length);
    });
    const memory = processes.map((): number[] => []);
    const sampling = every(1_000, async () => {
      for (const [at, { child }] of processes.entries()) memory[at]?.push(memoryMbOf(child.pid).now);
    });

    await using load = startLoad(seller, perSecond);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    await load[Symbol.asyncDispose]();
    await Promise.all([importing, calling, sampling].map((one) => one[Symbol.asyncDispose]()));
    clearInterval(renewing);

    const other = otherAnswers(load, "200", "201", "204");
    return [
      noted("seconds", seconds),
      noted("requests a second", load.took.length / seconds),
      exactly(["requests that failed", other.words].filter(Boolean).join(": "), other.count, 0),
      noted("requests that were not sent because 200 waited for their answer", load.skipped),
      noted("p50", percentile(load.took, 50), "ms"),
      noted("p99", percentile(load.took, 99), "ms"),
      noted(`imports of ${importedRows} customers`, imports.length),
      exactly(
        ["imports that failed", ...imports.filter((answer) => answer !== 200)].join(", "),
        imports.filter((answer) => answer !== 200).length,
        0,
      ),
      noted(
        "calls started",
        started.reduce((sum, count) => sum + count, 0),
      ),
      noted("event streams", processes.length * followersEach),
      exactly("webhook endpoints refused", status === 201 ? 0 : 1, 0),
      noted("webhooks taken by the partner", partner.taken()),
      ...memory.flatMap((samples, at) => memoryOf(`process ${at + 1}`, samples, !isShort)),
    ];
  },
};

/** A client of each process, signed in as the seller. */
function signedIn(processes: ServerProcess[]): Promise<TestClient[]> {
  return Promise.all(processes.map(({ url }) => new TestClient(url).signIn(people.seller)));
}

/**
 * The memory over time: ten figures of a tenth of the time each, and the last quarter of the time compared with the
 * quarter before.
 */
function memoryOf(name: string, samples: number[], isJudged: boolean): Observation[] {
  const part = (from: number, to: number) =>
    median(samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to)));
  const line = Array.from({ length: 10 }, (_, tenth) => part(tenth / 10, (tenth + 1) / 10).toFixed(0));
  const gained = part(0.75, 1) / part(0.5, 0.75);
  const judged = `memory of ${name}, last quarter ÷ the one before`;
  return [
    noted(`memory of ${name}, MB, a tenth of the time each`, line.join(" ")),
    isJudged ? atMost(judged, Number(gained.toFixed(2)), flat) : noted(judged, gained.toFixed(2)),
  ];
}

/** Repeats `work` with pauses, one run after the other. A failure does not end it. */
function every(milliseconds: number, work: () => Promise<void>): AsyncDisposable {
  const over = new AbortController();
  const working = (async () => {
    while (!over.signal.aborted) {
      await work().catch((error: unknown) => console.error(error));
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        over.signal.addEventListener("abort", () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      over.abort();
      await working;
    },
  };
}

/** Starts a partner's server that accepts every message. */
async function listenAsPartner(): Promise<AsyncDisposable & { url: string; taken: () => number }> {
  let taken = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      taken += 1;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    taken: () => taken,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
