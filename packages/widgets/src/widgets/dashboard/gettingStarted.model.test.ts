import { expect, test } from "vitest";

import { toSteps } from "./gettingStarted.model.js";

const nothing = { customer: false, contact: false, item: false, call: false, result: false };
const nextOf = (progress: Partial<typeof nothing>) =>
  toSteps({ ...nothing, ...progress }).find(({ isNext }) => isNext)?.step;

test.each([
  ["nothing is there", {}, "customer"],
  ["a customer without a contact", { customer: true }, "contact"],
  ["somebody to call", { customer: true, contact: true }, "item"],
  ["everything is prepared", { customer: true, contact: true, item: true }, "call"],
  ["nobody was reached yet", { customer: true, contact: true, item: true, call: true }, "result"],
  ["the customer that was called is gone again", { call: true }, "customer"],
])("a new account is told what is next: %s", (_title, progress, next) => {
  expect(nextOf(progress)).toBe(next);
});

test("and nothing, once there is a result", () => {
  expect(nextOf({ customer: true, contact: true, item: true, call: true, result: true })).toBeUndefined();
});
