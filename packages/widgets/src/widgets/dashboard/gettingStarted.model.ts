import type { GettingStartedState, StartStep } from "./Dashboard.types.js";

/** Whether each step to the first result is done. */
export type Progress = Readonly<Record<StartStep, boolean>>;

const order: readonly StartStep[] = ["customer", "contact", "item", "call", "result"];

/** The steps in their order. The first one that is not done is next. */
export function toSteps(progress: Progress): GettingStartedState["steps"] {
  const next = order.find((step) => !progress[step]);
  return order.map((step) => ({ step, isDone: progress[step], isNext: step === next }));
}
