import { Counter, Gauge, Histogram, Registry } from "prom-client";

/**
 * The counters and timers of the server, for Prometheus. Labels are names from the code and the contract, never ids or
 * anything that a person typed. `docs/operating.md` lists every name; a test compares.
 */
export interface Metrics {
  registry: Registry;
  /** The time until the response to a request began. */
  requestSeconds: Histogram<"operation" | "status">;
  /** Requests without a response yet. */
  requestsRunning: Gauge;
  /** Requests refused by a rate limit. */
  rateLimited: Counter<"limit">;
  /** Open event streams of this process. */
  eventStreams: Gauge;
  /** Emails sent to the mail server, and failed attempts. */
  mails: Counter<"result">;
  /** Messages that partners' servers accepted, and failed attempts. */
  webhooks: Counter<"result">;
  /** Orders to a carrier, by its response. */
  carrierOrders: Counter<"carrier" | "result" | "reason">;
  /** Requests in a carrier's name that did not come from it. */
  carrierForgeries: Counter<"carrier">;
  /** The time until our assistant greets a person who has answered. */
  greetingSeconds: Histogram<"carrier">;
  /** The time until our assistant begins to reply to a person. */
  firstWordSeconds: Histogram;
  /** Log lines that an operator should read. */
  troubles: Counter<"level">;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: "callwright_http_request_duration_seconds",
      help: "Time until the answer began, by operationId (or page, file, health) and class of status.",
      labelNames: ["operation", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    requestsRunning: new Gauge({
      name: "callwright_http_requests_running",
      help: "Requests whose answer has not begun.",
      registers,
    }),
    rateLimited: new Counter({
      name: "callwright_rate_limited_total",
      help: "Requests refused with 429, by limit.",
      labelNames: ["limit"],
      registers,
    }),
    eventStreams: new Gauge({
      name: "callwright_event_streams",
      help: "Open event streams of this process.",
      registers,
    }),
    mails: new Counter({
      name: "callwright_mails_total",
      help: "Mails handed over to the mail server, by result: sent or failed.",
      labelNames: ["result"],
      registers,
    }),
    webhooks: new Counter({
      name: "callwright_webhooks_total",
      help: "Messages to partners' servers, by result: sent or failed.",
      labelNames: ["result"],
      registers,
    }),
    carrierOrders: new Counter({
      name: "callwright_carrier_orders_total",
      help: "Orders given to a carrier, by result (placed, refused, or unanswered) and reason of a refusal.",
      labelNames: ["carrier", "result", "reason"],
      registers,
    }),
    carrierForgeries: new Counter({
      name: "callwright_carrier_signature_failures_total",
      help: "Requests in a carrier's name whose signature or key did not fit.",
      labelNames: ["carrier"],
      registers,
    }),
    greetingSeconds: new Histogram({
      name: "callwright_greeting_seconds",
      help: "Time from when somebody picked up until our greeting was given to the line.",
      labelNames: ["carrier"],
      buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2],
      registers,
    }),
    firstWordSeconds: new Histogram({
      name: "callwright_first_word_seconds",
      help: "Time from what a person said to the first word of our assistant's answer.",
      buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2],
      registers,
    }),
    troubles: new Counter({
      name: "callwright_log_lines_total",
      help: "Lines of the log that somebody should read, by level: warn or error.",
      labelNames: ["level"],
      registers,
    }),
  };
}
