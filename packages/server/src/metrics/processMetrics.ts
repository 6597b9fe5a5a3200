import { monitorEventLoopDelay } from "node:perf_hooks";

import { Counter, Gauge, type Registry } from "prom-client";

const nanosecondsPerSecond = 1e9;

/** The state of this process. The delays are those since the last reading. Disposing it stops the measurement. */
export function measureProcess(registry: Registry): Disposable {
  const registers = [registry];
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const lag = new Gauge({
    name: "callwright_event_loop_lag_seconds",
    help: "How late the event loop was since the last reading: 0.5 and 0.99 quantile, and 1 for the worst.",
    labelNames: ["quantile"],
    registers,
    collect() {
      for (const [quantile, nanoseconds] of [
        ["0.5", delays.percentile(50)],
        ["0.99", delays.percentile(99)],
        ["1", delays.max],
      ] as const)
        lag.set({ quantile }, nanoseconds / nanosecondsPerSecond);
      delays.reset();
    },
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("process_resident_memory_bytes", "Memory of this process.", () => process.memoryUsage.rss());
  gauge("nodejs_heap_size_used_bytes", "Memory of its JavaScript.", () => process.memoryUsage().heapUsed);
  const startedAt = Date.now() / 1000 - process.uptime();
  gauge("process_start_time_seconds", "When it was started.", () => startedAt);
  registry.registerMetric(
    new Counter({
      name: "process_cpu_seconds_total",
      help: "Time on the processor.",
      registers: [],
      collect() {
        const { user, system } = process.cpuUsage();
        this.reset();
        this.inc((user + system) / 1e6);
      },
    }),
  );
  return { [Symbol.dispose]: () => delays.disable() };
}
