import type { Context } from "../context.ts";

/** The dependencies of the call engine. */
export type EngineContext = Pick<
  Context,
  | "config"
  | "db"
  | "clock"
  | "ids"
  | "keys"
  | "logger"
  | "metrics"
  | "events"
  | "callWords"
  | "talks"
  | "queue"
  | "carrier"
  | "carriers"
  | "agent"
  | "brain"
  | "reader"
>;
