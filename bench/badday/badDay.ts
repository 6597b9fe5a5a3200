/** Bad days: how much an ordinary accident or a hostile customer affects everybody else. */
import { createTemplate, type TestCluster } from "@callwright/server/testing/databases.ts";
import { type PostgresServer, startPostgresServer } from "@callwright/server/testing/postgresServer.ts";

import type { Figures } from "../report.ts";
import { beginDay } from "./day.ts";
import { busyMinutes } from "./busyMinutes.ts";
import { crashes } from "./crashes.ts";
import { postgresRestarts } from "./postgresRestarts.ts";
import { rollingRestart } from "./rollingRestart.ts";
import type { Observation, Scenario } from "./scenario.ts";
import { spreadsheetBombs } from "./spreadsheetBombs.ts";
import { stopping } from "./stopping.ts";
import { tarpits } from "./tarpits.ts";
import { uploads } from "./uploads.ts";

/** The scenarios, in the order in which they are run. */
export const scenarios: Scenario[] = [
  postgresRestarts,
  rollingRestart,
  spreadsheetBombs,
  uploads,
  tarpits,
  crashes,
  stopping,
  busyMinutes,
];

/** A PostgreSQL server with the demo data, on which each scenario gets its own database. */
export interface Surroundings extends AsyncDisposable {
  postgres: PostgresServer;
  cluster: TestCluster;
}

export async function prepareBadDays(): Promise<Surroundings> {
  const stack = new AsyncDisposableStack();
  const postgres = stack.use(await startPostgresServer());
  const cluster = await createTemplate({ connectionString: postgres.url });
  return { postgres, cluster, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** Runs one scenario and returns its observations. */
export async function liveThrough(
  scenario: Scenario,
  { postgres, cluster }: Surroundings,
  { isShort, seconds }: { isShort: boolean; seconds?: number | undefined },
): Promise<Observation[]> {
  await using day = await beginDay({ isShort, seconds, postgres, cluster });
  const observations = await scenario.run(day);
  return [...observations, day.accidents()];
}

/** Runs the scenarios one after the other. A limit that is exceeded makes the command fail. */
export async function measureBadDay(options: {
  only?: string;
  seconds?: number;
  isShort: boolean;
}): Promise<Figures[]> {
  const chosen = scenarios.filter(({ name }) => !options.only || options.only.split(/[\s,]+/).includes(name));
  if (chosen.length === 0) throw new Error(`There are ${scenarios.map(({ name }) => name).join(", ")}.`);
  await using surroundings = await prepareBadDays();
  const figures: Figures[] = [];
  for (const scenario of chosen) {
    console.log(`${scenario.title} …`);
    const observations = await liveThrough(scenario, surroundings, options).catch(failure);
    if (observations.some(({ isGood }) => !isGood)) process.exitCode = 1;
    figures.push({
      title: scenario.title,
      columns: ["what", "found", "allowed", ""],
      rows: observations.map(({ what, found, limit, isGood }) => [what, found, limit, isGood ? "" : "✗"]),
    });
  }
  return figures;
}

/**
 * The observation of a scenario that could not be finished. It is a row of the table too, and the other scenarios are
 * still run.
 */
function failure(error: unknown): Observation[] {
  console.error(error);
  return [{ what: "it could not be finished", found: "see above", limit: "", isGood: false, isTime: false }];
}
