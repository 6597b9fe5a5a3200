/**
 * `pnpm test`: every room of tests (docs/testing.md) and one closing line. Browsers mostly wait, servers mostly work: the two
 * lanes go side by side, and what a room printed is shown when it is done.
 * `pnpm test unit server` runs only the named rooms; a single one prints as it goes.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

import { buildIfStale, embedBuild, hostAppBuild } from "./freshBuild.ts";
import { root, run } from "./run.ts";

interface Room {
  name: string;
  project: string;
  lane: "browsers" | "servers";
  env?: Record<string, string>;
  /** Journeys use the built host app and embed script. */
  needsBuild?: boolean;
  /** Only these files of the project, and further words for the runner. */
  words?: string[];
}

/** Where several processes on one database could step on each other; `pnpm test:postgres` runs everything that way. */
const shared = ["store/money", "api/calls/oneLine", "api/events", "api/auth/session", "http/rateLimits"];

const rooms: Room[] = [
  { name: "unit", project: "unit", lane: "servers" },
  { name: "server", project: "server", lane: "servers" },
  {
    name: "server-three",
    project: "server",
    lane: "servers",
    env: { CALLWRIGHT_TEST_PROCESSES: "3" },
    words: shared.map((name) => `packages/server/src/${name}`),
  },
  { name: "browser", project: "browser", lane: "browsers" },
  { name: "stories", project: "storybook", lane: "browsers" },
  { name: "e2e", project: "e2e", lane: "servers", needsBuild: true },
];

const reports = path.join(root, "node_modules/.cache/test-reports");
const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? rooms.filter(({ name }) => wanted.includes(name)) : rooms;
const totals = { passed: 0, failed: 0, skipped: 0 };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const lanes = Object.values(Object.groupBy(chosen, ({ lane }) => lane));
await Promise.all(lanes.map(async (lane) => walk(lane)));

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;

async function walk(lane: Room[]): Promise<void> {
  for (const room of lane) {
    if (room.needsBuild) {
      await buildIfStale(hostAppBuild);
      await buildIfStale(embedBuild);
    }
    await visit(room);
  }
}

async function visit({ name, project, env, words = [] }: Room): Promise<void> {
  const startedAt = Date.now();
  const report = path.join(reports, `${name}.json`);
  const code = await run({
    title: name,
    run: [
      "vitest",
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...words,
    ],
    ...(env ? { env } : {}),
    isHeldBack: chosen.length > 1,
  });
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  count(report, code);
}

/** Adds a room's figures. A room that ended badly without a failed test (a crash, a lost file) counts as one failure. */
function count(report: string, code: number): void {
  let result = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  try {
    result = JSON.parse(readFileSync(report, "utf8")) as typeof result;
  } catch {
    // The runner died before it wrote a report; its exit code tells.
  }
  totals.passed += result.numPassedTests;
  totals.skipped += result.numPendingTests;
  totals.failed += code !== 0 ? Math.max(1, result.numFailedTests) : result.numFailedTests;
}
