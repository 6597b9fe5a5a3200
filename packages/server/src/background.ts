import type { Logger } from "./logger.ts";

/** Work in this process that no request waits for. It is finished before the process exits. */
export interface Background {
  /** Starts the work. Its errors are logged under the name. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Waits until no work is in progress. */
  settled(): Promise<void>;
}

export function createBackground(logger: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = (async () => {
        // Not before the response to the request that started it.
        await new Promise((begin) => setImmediate(begin));
        await work().catch((error: unknown) => logger.warn({ err: error }, `${name} failed`));
      })();
      running.add(done);
      void done.finally(() => running.delete(done));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
