import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import type { CallTarget } from "./callTarget.js";
import { lookAt } from "./manyCalls.js";

const target = (nth: number, change: Partial<CallTarget> = {}): CallTarget => ({
  itemId: `item ${nth}`,
  customer: `Customer ${nth}`,
  contact: `Contact ${nth}`,
  phoneNumber: `+479900000${nth}`,
  timeZone: "Europe/Oslo",
  place: undefined,
  language: "en",
  sellerId: "seller",
  obstacle: undefined,
  underWay: undefined,
  ...change,
});
// 14:32 in Oslo on a Friday.
const now = new Date(fixtures.now);
const underWay = { id: "call", status: "RINGING" as const, since: fixtures.now };

describe("many calls before they are made (R-64)", () => {
  it("are those that can be, one for each number", () => {
    const { toCall, ...counts } = lookAt(
      [
        target(1),
        target(2, { phoneNumber: "+4799000001" }),
        target(3, { obstacle: "This contact asked not to be called again" }),
        target(4, { underWay }),
        target(5),
      ],
      now,
    );
    expect(toCall.map(({ itemId }) => itemId)).toEqual(["item 1", "item 5"]);
    expect(counts).toEqual({ leftOut: 2, underWay: 1, offHours: 0, unknownHours: 0, sellerId: "seller" });
  });

  it("say for how many it is no hour to work", () => {
    const zones = ["Asia/Tokyo", "Europe/Oslo", null];
    expect(
      lookAt(
        zones.map((timeZone, nth) => target(nth, { timeZone })),
        now,
      ),
    ).toMatchObject({
      offHours: 1,
      unknownHours: 1,
    });
  });

  it("of several companies have no price in common", () => {
    const two = [target(1), target(2, { sellerId: "other" })];
    expect(lookAt(two, now).sellerId).toBeUndefined();
  });
});
