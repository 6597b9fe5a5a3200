/**
 * `pnpm test`: every room of tests (docs/testing.md), one after the other, and one closing line.
 * `pnpm test unit server` runs only the named rooms.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

import { buildIfStale, embedBuild, hostAppBuild } from "./freshBuild.ts";
import { root, run } from "./run.ts";

interface Room {
  name: string;
  project: string;
  env?: Record<string, string>;
  /** Journeys use the built host app and embed script. */
  needsBuild?: boolean;
}

const rooms: Room[] = [
  { name: "unit", project: "unit" },
  { name: "server", project: "server" },
  { name: "browser", project: "browser" },
  { name: "stories", project: "storybook", env: { CALLWRIGHT_SCHEME: "light" } },
  { name: "stories-dark", project: "storybook", env: { CALLWRIGHT_SCHEME: "dark" } },
  { name: "e2e", project: "e2e", needsBuild: true },
];

const reports = path.join(root, "node_modules/.cache/test-reports");
const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? rooms.filter(({ name }) => wanted.includes(name)) : rooms;
const totals = { passed: 0, failed: 0, skipped: 0 };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

for (const room of chosen) {
  if (room.needsBuild) {
    await buildIfStale(hostAppBuild);
    await buildIfStale(embedBuild);
  }
  console.log(`\n▸ ${room.name}`);
  const report = path.join(reports, `${room.name}.json`);
  const code = await run({
    title: room.name,
    run: [
      "vitest",
      "run",
      "--project",
      room.project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    ...(room.env ? { env: room.env } : {}),
  });
  count(report, code);
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;

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
