/**
 * `pnpm bench`: sizes and speeds, compared with their budgets or with a floor that is measured in the same run.
 *
 * `pnpm bench sizes table` runs some benchmarks; `--write` writes the results into README.md. `pnpm bench badday` runs
 * the scenarios of bad days (badday/scenario.ts): `--only tarpits` runs one of them, `--short` a short form of each.
 */
import { parseArgs } from "node:util";

import { measureBadDay } from "./badday/badDay.ts";
import { measureCampaigns } from "./campaigns.ts";
import { measureCallChecks } from "./callChecks.ts";
import { measureCalls } from "./calls.ts";
import { measureCarriers } from "./carriers.ts";
import { measureCustomers } from "./customers.ts";
import { measureFiles } from "./files.ts";
import { measureForgottenWrites } from "./forgottenWrites.ts";
import { measureFuzz } from "./fuzz.ts";
import { measureLists } from "./lists.ts";
import { measureLiveWords } from "./liveWords.ts";
import { measureLogins } from "./logins.ts";
import { measureNotRun } from "./notRun.ts";
import { measureNumbers } from "./numbers.ts";
import { measurePlans } from "./plans.ts";
import { measureRegisters } from "./registers.ts";
import { type Figures, load, machine, printed, writeToReadme } from "./report.ts";
import { measureShipped } from "./shipped.ts";
import { measureSizes } from "./sizes.ts";
import { measureStart } from "./start.ts";
import { measureSweep } from "./sweep.ts";
import { measureTable } from "./table.ts";
import { measureWaits } from "./waits.ts";

const benchmarks: Record<string, () => Promise<Figures[]>> = {
  sizes: measureSizes,
  notRun: () => measureNotRun(values.only),
  shipped: measureShipped,
  table: measureTable,
  waits: measureWaits,
  customers: measureCustomers,
  lists: measureLists,
  calls: measureCalls,
  carriers: measureCarriers,
  checks: measureCallChecks,
  campaigns: measureCampaigns,
  liveWords: measureLiveWords,
  registers: measureRegisters,
  plans: measurePlans,
  numbers: measureNumbers,
  logins: measureLogins,
  files: measureFiles,
  fuzz: measureFuzz,
  writes: measureForgottenWrites,
  start: measureStart,
  sweep: () => measureSweep(values.only),
  badday: () =>
    measureBadDay({
      ...(values.only && { only: values.only }),
      ...(values.seconds && { seconds: Number(values.seconds) }),
      isShort: values.short ?? false,
    }),
};

const { values, positionals } = parseArgs({
  options: {
    write: { type: "boolean" },
    only: { type: "string" },
    short: { type: "boolean" },
    seconds: { type: "string" },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !benchmarks[name]);
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(", ")}. There are ${Object.keys(benchmarks).join(", ")}.`);
  process.exitCode = 1;
} else {
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const loadBefore = load();
    const figures = await measure();
    const today = new Date().toISOString().slice(0, 10);
    const conditions = `${today}, ${machine()}; load ${loadBefore} before, ${load()} after.`;
    console.log(`\n${printed({ name, figures, conditions })}\n`);
    if (values.write) writeToReadme({ name, figures, conditions });
  }
}
