import { percentile } from "./statistics.ts";

/** The results of a continuous load. */
export interface Throughput {
  perSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

/** The number of concurrent connections. Each waits for its response before it sends the next request. */
export const connections = 16;
const warmUpSeconds = 1;

/** Sends requests from all connections for some seconds, after a second that is not counted. */
export async function underLoad(ask: () => Promise<void>, seconds = 5): Promise<Throughput> {
  await askFor(warmUpSeconds, ask);
  const startedAt = performance.now();
  const took = await askFor(seconds, ask);
  return {
    perSecond: took.length / ((performance.now() - startedAt) / 1000),
    p50Milliseconds: percentile(took, 50),
    p99Milliseconds: percentile(took, 99),
  };
}

async function askFor(seconds: number, ask: () => Promise<void>): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const took: number[] = [];
  const askInTurn = async () => {
    for (let startedAt = performance.now(); startedAt < end; startedAt = performance.now()) {
      await ask();
      took.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
  return took;
}
