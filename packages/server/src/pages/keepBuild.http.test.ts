import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it, onTestFinished } from "vitest";

import { keepHouse } from "../housekeeping.ts";
import { movableClock } from "../testing/movableClock.ts";
import { startServerForTest, type TestServer, type TestServerOptions } from "../testing/startTestServer.ts";
import { keepBuild } from "./keepBuild.ts";

const oldLoader = "callwright-Ab12Cd34Ef.js";
const oldChunk = "CallHistory-Aa11Bb22.js";
const newChunk = "CallHistory-Cc33Dd44.js";
const sharedChunk = "Button-Ee55Ff-_.js";
const font = "mark-Gg77Hh88.woff2";

const oldBuild = {
  "callwright.js": "the older loader",
  "older.js": "the older loader's own",
  "integrity.json": "{}",
  [oldLoader]: "the older loader",
  [oldChunk]: "export const calls = 'older';\n".repeat(100),
  [sharedChunk]: "export const button = 'both';\n".repeat(100),
  [font]: "not text ".repeat(500),
};
const newBuild = {
  "callwright.js": "the newer loader",
  [newChunk]: "export const calls = 'newer';\n".repeat(100),
  [sharedChunk]: oldBuild[sharedChunk],
};

it("a page that pins a loader finds it and all it fetches after a newer build, answered as before", async () => {
  const before = await serverWith(oldBuild);
  const after = await serverBeside(before, newBuild);
  for (const name of [oldLoader, oldChunk, sharedChunk, font]) {
    for (const encoding of ["identity", "gzip, br"]) {
      const asked = { headers: { "accept-encoding": encoding, origin: "https://crm.example.com" } };
      const then = await answerOf(before, name, asked);
      expect(then).toMatchObject({ status: 200, text: oldBuild[name as keyof typeof oldBuild] });
      expect(await answerOf(after, name, asked)).toEqual(then);
      const etag = then.headers.etag ?? "";
      const again = await answerOf(after, name, { headers: { ...asked.headers, "if-none-match": etag } });
      expect(again).toMatchObject({ status: 304, text: "" });
    }
  }
  const { headers } = await answerOf(after, oldChunk, { headers: { "accept-encoding": "gzip" } });
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "gzip",
    "content-type": "text/javascript; charset=utf-8",
    "cross-origin-resource-policy": "cross-origin",
  });
});

it("while a release goes on, a page finds the chunks of either build on either server", async () => {
  const older = await serverWith(oldBuild);
  expect((await answerOf(older, newChunk)).status).toBe(404);
  const newer = await serverBeside(older, newBuild);
  expect(await answerOf(older, newChunk)).toMatchObject({ status: 200, text: newBuild[newChunk] });
  expect(await answerOf(newer, oldChunk)).toMatchObject({ status: 200, text: oldBuild[oldChunk] });
  expect((await answerOf(older, "callwright.js")).text).toBe("the older loader");
  expect((await answerOf(newer, "callwright.js")).text).toBe("the newer loader");
});

it("nothing but files whose names have a hash is kept, and no other address finds anything", async () => {
  const before = await serverWith(oldBuild);
  const after = await serverBeside(before, newBuild);
  expect((await answerOf(before, "older.js")).status).toBe(200);
  expect((await answerOf(before, "integrity.json")).status).toBe(200);
  const wrong = [
    "older.js",
    "integrity.json",
    "CallHistory-Zz99Zz99.js",
    "callhistory-aa11bb22.js",
    `x/..%2f${oldChunk}`,
    `..%2fembed%2f${oldChunk}`,
    `%2e%2e%2f${oldChunk}`,
    `/${oldChunk}`,
    `${oldChunk}/`,
    `${oldChunk}%00`,
    `%00${oldChunk}`,
    `${oldChunk}%20`,
    "%25-Aa11Bb22.js",
    "%E0%A4%A-Aa11Bb22.js",
    "' or true --Aa11Bb22.js",
    "",
  ];
  for (const path of wrong) {
    const { status, headers } = await answerOf(after, path);
    expect([path, status, headers["content-type"]]).toEqual([path, 404, "application/json"]);
  }
});

it("servers that start at once keep what either has, and one without a build serves it", async () => {
  const bare = await serverWith(undefined);
  await Promise.all([oldBuild, newBuild, oldBuild, newBuild].map((build) => serverBeside(bare, build)));
  for (const [name, text] of Object.entries({ ...oldBuild, ...newBuild }).filter(([name]) => /-.{8}/.test(name)))
    expect(await answerOf(bare, name)).toMatchObject({ status: 200, text });
});

it("a build is kept while a server has it, however long that runs, and for a year after", async () => {
  const clock = movableClock("2027-01-31T09:00:00Z");
  const older = await serverWith(oldBuild, { clock, processes: 1 });
  const newer = await serverBeside(older, newBuild, clock);
  const bare = await serverBeside(older, undefined, clock);

  clock.moveTo("2028-01-31T09:00:00Z");
  await keepBuild(newer.context);
  await keepHouse(newer.context);
  expect((await answerOf(bare, oldLoader)).status).toBe(200);

  clock.moveTo("2028-04-01T09:00:00Z");
  await keepHouse(newer.context);
  const fresh = await serverBeside(older, undefined, clock);
  expect((await answerOf(fresh, oldLoader)).status).toBe(404);
  expect((await answerOf(fresh, oldChunk)).status).toBe(404);
  expect((await answerOf(fresh, sharedChunk)).status).toBe(200);
  expect((await answerOf(fresh, newChunk)).status).toBe(200);

  await keepBuild(older.context);
  expect((await answerOf(fresh, oldLoader)).status).toBe(200);
});

type Build = Record<string, string> | undefined;

/** A server with a different build on another one's database. */
function serverBeside({ context }: TestServer, build: Build, clock = context.clock): Promise<TestServer> {
  return serverWith(build, { databaseUrl: context.config.databaseUrl, clock });
}

/** These tests are not about background work, especially not the work that is due when the clock is moved by a year. */
function serverWith(build: Build, options: TestServerOptions = {}): Promise<TestServer> {
  return startServerForTest({ env: { CALLWRIGHT_ROLE: "server" }, builds: buildOf(build), ...options });
}

/** A build in a folder that is deleted with the test; undefined: there is none. */
function buildOf(files: Build) {
  const root = mkdtempSync(join(tmpdir(), "callwright-builds-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const embed = join(root, "embed");
  if (files) mkdirSync(embed);
  for (const [name, text] of Object.entries(files ?? {})) writeFileSync(join(embed, name), text);
  return { embed, hostApp: join(root, "host-app"), storybook: join(root, "storybook") };
}

async function answerOf({ anonymous }: TestServer, path: string, init?: RequestInit) {
  const answer = await anonymous.fetch(`/embed/${path}`, init);
  const { date: _date, "x-request-id": _requestId, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text: await answer.text() };
}
