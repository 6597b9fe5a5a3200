import { proveCrashSafety } from "@callwright/server/engine/testing/crashProof.ts";

import { noted, type Scenario } from "./scenario.ts";

/** The crash proof. It throws if a call is lost, duplicated or charged wrongly. */
export const crashes: Scenario = {
  name: "crashes",
  title: "Workers are killed with -9 in the middle of a campaign, and PostgreSQL restarts",
  async run({ isShort, db, databaseUrl, postgres }) {
    const [calls, kills, count] = isShort ? [40, 3, 1] : [500, 50, 10];
    const restarts = { count, postgres };
    const report = await proveCrashSafety({ db, databaseUrl, calls, kills, restarts, seed: "bad day", workers: 2 });
    return [
      noted("calls, each ended, dialled once and charged once", report.calls),
      noted("kills", report.kills),
      noted("restarts of PostgreSQL", report.restarts),
      noted("orders given again after a crash", report.repeatedOrders),
      noted("the whole of it", report.seconds, "s"),
    ];
  },
};
