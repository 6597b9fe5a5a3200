/**
 * `pnpm test`: every test suite (docs/testing.md), then the duration of each, the ten slowest tests, the failures, and
 * one line of totals. Two suites run at the same time, the longest first. The output of a suite is shown when the suite
 * is done. When everything is done, files in which a few tests failed run once more, alone: tests that then pass are
 * listed as unsteady. `pnpm test unit server` runs only the named suites; the output of a single suite is shown as it
 * comes.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

import { buildIfStale, embedBuild, hostAppBuild, storybookBuild } from "./freshBuild.ts";
import { root, run } from "./run.ts";

interface Suite {
  name: string;
  project: string;
  env?: Record<string, string>;
  /** Journeys use the built host app, embed script and Storybook. */
  needsBuild?: boolean;
  /** Only these files of the project, and further arguments for the runner. */
  words?: string[];
}

/** A suite's report about each test file. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: "passed" | "failed";
    /** The reason why the file failed outside its tests, for example when it could not be loaded. */
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

interface Failure {
  title: string;
  file: string;
  suite: string;
  why: string;
}

/**
 * Tests in which several processes on one database could conflict; `pnpm test:postgres` runs everything in this way.
 */
const shared = [
  "store/money",
  "api/calls/oneLine",
  "api/campaigns/acrossProcesses",
  "api/events",
  "api/auth/session",
  "http/rateLimits",
];

/** The longest first, so that both slots have work until the end. */
const suites: Suite[] = [
  { name: "e2e", project: "e2e", needsBuild: true },
  { name: "browser", project: "browser*" },
  { name: "server", project: "server" },
  { name: "stories", project: "storybook" },
  { name: "unit", project: "unit" },
  {
    name: "server-three",
    project: "server",
    env: { CALLWRIGHT_TEST_PROCESSES: "3" },
    words: shared.map((name) => `packages/server/src/${name}`),
  },
];

/** More failed tests than this are not a coincidence. */
const mostRunAgain = 5;
/** The number of characters of a failure's message that are repeated at the end. */
const longestReason = 3000;
const reports = path.join(root, "node_modules/.cache/test-reports");
const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? suites.filter(({ name }) => wanted.includes(name)) : suites;
const totals = { passed: 0, failed: 0, skipped: 0 };
const finished: { name: string; seconds: number; tests: number }[] = [];
const tests: { title: string; file: string; suite: string; seconds: number }[] = [];
let failures: Failure[] = [];
const unsteady: Failure[] = [];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const waiting = [...chosen];
await Promise.all([runWaiting(), runWaiting()]);
if (failures.length <= mostRunAgain) for (const suite of chosen) await runFailedAgain(suite);

console.log("\nHow long each suite took");
for (const { name, seconds, tests } of finished.toSorted((a, b) => b.seconds - a.seconds))
  console.log(`${String(seconds).padStart(6)} s  ${name}, ${tests} tests`);
console.log("\nThe ten slowest tests");
for (const { title, file, suite, seconds } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${suite}  ${path.relative(root, file)}: ${title}`);
if (unsteady.length > 0) console.log("\nUnsteady: failed first, and passed when their file ran again");
for (const failure of unsteady) print(failure);
if (failures.length > 0) console.log("\nWhat failed");
for (const failure of failures) print(failure);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;

/** Takes the next suite as long as there is one. */
async function runWaiting(): Promise<void> {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
    if (suite.needsBuild) {
      await buildIfStale(hostAppBuild);
      await buildIfStale(embedBuild);
      await buildIfStale(storybookBuild);
    }
    await runSuite(suite);
  }
}

async function runSuite(suite: Suite): Promise<void> {
  const { name } = suite;
  const startedAt = Date.now();
  const { code, result } = await runTests(suite, suite.words ?? []);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  count(result, code);
  const ofSuite = result.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: fullName,
      file,
      suite: name,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  tests.push(...ofSuite);
  failures.push(...failuresOf(name, result, code));
  finished.push({ name, seconds, tests: ofSuite.length });
}

/**
 * Runs a suite's files with failed tests once more. A test that passes alone depends on what runs in parallel: this is
 * a bug, but a different one.
 */
async function runFailedAgain(suite: Suite): Promise<void> {
  const failed = failures.filter((failure) => failure.suite === suite.name && failure.file !== root);
  if (failed.length === 0) return;
  const { code, result } = await runTests(suite, [...new Set(failed.map(({ file }) => path.relative(root, file)))]);
  const again = failuresOf(suite.name, result, code);
  if (again.some(({ file }) => file === root)) return;
  const passed = failed.filter(({ title, file }) => !again.some((one) => one.title === title && one.file === file));
  unsteady.push(...passed);
  failures = failures.filter((failure) => !passed.includes(failure));
  totals.failed -= passed.length;
  totals.passed += passed.length;
}

/** Runs the tests of a suite whose file path contains one of the words, or all of them. */
async function runTests({ name, project, env }: Suite, words: string[]): Promise<{ code: number; result: Report }> {
  const report = path.join(reports, `${name}.json`);
  rmSync(report, { force: true });
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
  return { code, result: read(report) };
}

function print({ suite, file, title, why }: Failure): void {
  console.log(`\n✗ ${suite}  ${path.relative(root, file)}: ${title}\n${why.trim().replaceAll(/^/gm, "    ")}`);
}

/** The failed tests of a suite, the files that failed outside their tests, or otherwise the failed runner. */
function failuresOf(suite: string, { testResults }: Report, code: number): Failure[] {
  const found = testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => ({
        title: fullName,
        file,
        suite,
        why: reason((failureMessages ?? []).join("\n")),
      }));
    const ofTheFile = { title: "the file itself", file, suite, why: reason(message) };
    return status === "failed" && failed.length === 0 ? [ofTheFile] : failed;
  });
  const ofTheRunner = {
    title: "the runner",
    file: root,
    suite,
    why: `ended with ${code}, and no test says why: look for "Unhandled" in what it printed`,
  };
  return code !== 0 && found.length === 0 ? [ofTheRunner] : found;
}

/** A failure's message without the runner's own stack lines. */
function reason(message: string): string {
  const lines = message.split("\n").filter((line) => !/^\s+at .*node_modules/.test(line));
  return lines.join("\n").slice(0, longestReason);
}

/** Adds a suite's figures. A suite that failed without a failed test (a crash, a lost file) counts as one failure. */
function count(result: Report, code: number): void {
  totals.passed += result.numPassedTests;
  totals.skipped += result.numPendingTests;
  totals.failed += code !== 0 ? Math.max(1, result.numFailedTests) : result.numFailedTests;
}

function read(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, "utf8")) as Report;
  } catch {
    // The runner died before it wrote a report; its exit code shows it.
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  }
}
