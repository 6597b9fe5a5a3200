import { describe, expect, it } from "vitest";

import { MAX_CALL_MINUTES, priceCall, reserveForCall } from "./callPrice.ts";

const fee = 500_000n;

describe("the price of a call (R-24)", () => {
  it.each([
    { seconds: 0, left: 0, minutes: 0, free: 0, amount: 0n, says: "an unanswered call costs nothing" },
    { seconds: 1, left: 0, minutes: 1, free: 0, amount: fee, says: "a started minute is a minute" },
    { seconds: 60, left: 0, minutes: 1, free: 0, amount: fee, says: "sixty seconds are one minute" },
    { seconds: 61, left: 0, minutes: 2, free: 0, amount: 2n * fee, says: "sixty-one are two" },
    { seconds: 61, left: 5, minutes: 2, free: 2, amount: 0n, says: "free minutes pay first" },
    { seconds: 200, left: 3, minutes: 4, free: 3, amount: fee, says: "the rest comes from the balance" },
    { seconds: 200, left: -2, minutes: 4, free: 0, amount: 4n * fee, says: "overused minutes are not free" },
    { seconds: 200, left: null, minutes: 4, free: 4, amount: 0n, says: "an unlimited plan pays all" },
  ])("$says", ({ seconds, left, minutes, free, amount }) => {
    expect(priceCall(seconds, { callFeeMicros: fee, freeMinutesLeft: left })).toEqual({
      minutes,
      freeMinutes: free,
      paidMinutes: minutes - free,
      amountMicros: amount,
    });
  });
});

describe("the reservation for a call", () => {
  it("covers the longest call when the company can pay for it", () => {
    expect(reserveForCall({ callFeeMicros: fee, freeMinutesLeft: 0 }, 100n * fee)?.minutes).toBe(MAX_CALL_MINUTES);
  });

  it("shrinks to the minutes the company can pay for, free ones first", () => {
    expect(reserveForCall({ callFeeMicros: fee, freeMinutesLeft: 1 }, 2n * fee)).toMatchObject({
      minutes: 3,
      freeMinutes: 1,
      amountMicros: 2n * fee,
    });
  });

  it("needs no balance while free minutes last", () => {
    expect(reserveForCall({ callFeeMicros: fee, freeMinutesLeft: 2 }, -1n)).toMatchObject({
      minutes: 2,
      amountMicros: 0n,
    });
  });

  it("is refused when not even one minute can be paid", () => {
    expect(reserveForCall({ callFeeMicros: fee, freeMinutesLeft: 0 }, fee - 1n)).toBeNull();
  });
});
