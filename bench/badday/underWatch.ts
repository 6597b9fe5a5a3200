import type { TestClient } from "@callwright/server/testing/TestClient.ts";

import { percentile } from "../statistics.ts";

/** What somebody noticed who used the product meanwhile. */
export interface Noticed<Result> {
  result: Result;
  /** Milliseconds until each answer. */
  took: number[];
  /** Requests that had no answer, or another one than 200. */
  failed: number;
  /** NaN when nothing was asked. */
  p50Milliseconds: number;
  p99Milliseconds: number;
  longestMilliseconds: number;
}

const pauseMilliseconds = 25;

/** Does something, and meanwhile asks for a page forty times a second, as somebody else who has nothing to do with it. */
export async function underWatch<Result>(
  somebodyElse: TestClient,
  work: () => Promise<Result>,
  path = "/v1/users/profile/me",
): Promise<Noticed<Result>> {
  const took: number[] = [];
  let failed = 0;
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      const status = await somebodyElse.get(path).then(
        (answer) => answer.status,
        () => 0,
      );
      took.push(performance.now() - startedAt);
      if (status !== 200) failed += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  })();
  try {
    const result = await work();
    return {
      result,
      took,
      failed,
      p50Milliseconds: percentile(took, 50),
      p99Milliseconds: percentile(took, 99),
      longestMilliseconds: Math.max(0, ...took),
    };
  } finally {
    over.abort();
    await asking;
  }
}
