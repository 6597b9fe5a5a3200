import { expect, it } from "vitest";

import { onceBack } from "./onceBack.ts";

/** A clock that goes on only while somebody rests. */
function restingClock() {
  let now = 0;
  return { now: () => now, rest: async (milliseconds: number) => void (now += milliseconds) };
}

const gone = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

it("what must not be lost is tried again until the database is back, within two minutes", async () => {
  const clock = restingClock();
  const work = async () => {
    if (clock.now() < 100_000) throw gone;
    return "stored";
  };
  expect(await onceBack(work, undefined, clock)).toBe("stored");
});

it("a database that stays away for longer than two minutes is reported, and no longer asked", async () => {
  const clock = restingClock();
  let asked = 0;
  const work = () => {
    asked += 1;
    return Promise.reject(gone);
  };
  await expect(onceBack(work, undefined, clock)).rejects.toBe(gone);
  expect(clock.now()).toBeGreaterThan(120_000);
  expect(clock.now()).toBeLessThan(123_000);
  expect(asked).toBeGreaterThan(60);
});

it("an error that is not the database's absence is reported at once", async () => {
  const clock = restingClock();
  await expect(onceBack(() => Promise.reject(new Error("wrong")), undefined, clock)).rejects.toThrow("wrong");
  expect(clock.now()).toBe(0);
});
