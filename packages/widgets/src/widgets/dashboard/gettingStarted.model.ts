import type { GettingStartedState, StartStep } from "./Dashboard.types.js";

/** What there is of everything that the first result takes. */
export type Progress = Readonly<Record<StartStep, boolean>>;

const order: readonly StartStep[] = ["customer", "contact", "item", "call", "result"];

/** The steps in their order: what is there is done, and the first that is missing is next. */
export function toSteps(progress: Progress): GettingStartedState["steps"] {
  const next = order.find((step) => !progress[step]);
  return order.map((step) => ({ step, isDone: progress[step], isNext: step === next }));
}
