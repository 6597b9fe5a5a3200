import { afterAll, beforeAll, expect, it } from "vitest";

import { liveThrough, prepareBadDays, scenarios, type Surroundings } from "./badDay.ts";

let surroundings: Surroundings;
beforeAll(async () => {
  surroundings = await prepareBadDays();
});
afterAll(() => surroundings[Symbol.asyncDispose]());

it.each(scenarios)("$title: everybody else is served ($name)", { timeout: 120_000 }, async (scenario) => {
  const observations = await liveThrough(scenario, surroundings, { isShort: true });
  expect(observations.filter(({ isGood, isTime }) => !isGood && !isTime)).toEqual([]);
});
