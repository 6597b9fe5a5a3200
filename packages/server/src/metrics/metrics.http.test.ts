import { readFileSync } from "node:fs";

import { afterAll, expect, it } from "vitest";

import { people } from "../testing/people.ts";
import { startServerForTest, startTestServer } from "../testing/startTestServer.ts";

const token = "metrics-token-of-this-test";
const server = await startTestServer({ processes: 1, env: { METRICS_TOKEN: token } });
afterAll(() => server[Symbol.asyncDispose]());

const read = async (headers: Record<string, string> = { authorization: `Bearer ${token}` }) => {
  const response = await server.anonymous.fetch("/metrics", { headers });
  return { status: response.status, text: await response.text() };
};

it("an operator sees requests, calls, lines, queues, money, connections and the event loop", async () => {
  const seller = await server.signIn(people.seller);
  await seller.get("/v1/calls/history");
  await seller.get("/v1/calls/history?page=-1");
  const { status, text } = await read();
  expect(status).toBe(200);
  for (const line of [
    'callwright_http_request_duration_seconds_count{operation="listCalls",status="2xx"} 1',
    'callwright_http_request_duration_seconds_count{operation="listCalls",status="4xx"} 1',
    "callwright_database_up 1",
    'callwright_calls{status="CRON"}',
    "callwright_lines_in_use 0",
    'callwright_queue_jobs{queue="dial-call"}',
    'callwright_queue_oldest_job_seconds{queue="dial-call"}',
    'callwright_mails{state="waiting"} 0',
    'callwright_database_connections{state="busy"}',
    'callwright_event_loop_lag_seconds{quantile="0.99"}',
    "callwright_event_streams 0",
  ])
    expect(text).toContain(line);
});

it("says nothing about anybody: no id, address or number is a label", async () => {
  const { text } = await read();
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|@|\+\d{7}|Olive/i);
});

it("every metric is in the operator's handbook, and nothing else is", async () => {
  const { text } = await read();
  const handbook = readFileSync(new URL("../../../../docs/operating.md", import.meta.url), "utf8");
  const served = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const told = [...handbook.matchAll(/^\| `((?:callwright|process|nodejs)_\w+)`/gm)].map(([, name]) => name);
  expect(new Set(told)).toEqual(new Set(served));
});

it("whoever shows the token may read, from anywhere, and nobody else", async () => {
  const proxied = { "x-forwarded-for": "203.0.113.9" };
  expect((await read({ authorization: `Bearer ${token}`, ...proxied })).status).toBe(200);
  expect((await read({ authorization: "Bearer metrics-token-of-this-tess" })).status).toBe(404);
  expect((await read({})).status).toBe(404);
});

it("without a token nobody reads, this machine neither", async () => {
  const { databaseUrl } = server.context.config;
  const closed = await startServerForTest(databaseUrl === undefined ? {} : { databaseUrl });
  expect((await closed.anonymous.get("/metrics")).status).toBe(404);
  expect((await closed.anonymous.with({ authorization: "Bearer " }).get("/metrics")).status).toBe(404);
});
