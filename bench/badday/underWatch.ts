import type { TestClient } from "@callwright/server/testing/TestClient.ts";

import { percentile } from "../statistics.ts";

/** What another user of the product observed meanwhile. */
export interface Noticed<Result> {
  result: Result;
  /** The milliseconds until each response. */
  took: number[];
  /** The number of requests without a response, or with a status other than 200. */
  failed: number;
  /** NaN if no request was sent. */
  p50Milliseconds: number;
  p99Milliseconds: number;
  longestMilliseconds: number;
}

const pauseMilliseconds = 25;

/** Runs `work`, and meanwhile requests a page forty times a second as another user, who is not involved in it. */
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
