import { contractOperations } from "../packages/server/src/testing/contract/contractOperations.ts";
import { run } from "../tooling/run.ts";
import type { Figures } from "./report.ts";

const RUNS = 400;
const tests = "packages/server/src/testing/contract/badInput.http.test.ts";

/** Runs the tests of bad input with many more requests and a random seed. */
export async function measureFuzz(): Promise<Figures[]> {
  const startedAt = performance.now();
  const code = await run({
    title: "bad input",
    run: ["vitest", "run", "--project", "server", tests],
    env: { CALLWRIGHT_FUZZ_RUNS: String(RUNS) },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    {
      title: `Bad input, ${RUNS} times each kind for each of ${contractOperations.length} operations`,
      columns: ["what", "found"],
      rows: [
        ["answers of 5xx, undocumented ones, or changes by what was refused", code === 0 ? "none" : "some, see above"],
        ["seconds", seconds.toFixed(0)],
      ],
    },
  ];
}
