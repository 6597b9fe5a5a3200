import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { toCallCenterRow } from "../callCenter.model.js";
import { earliestWallTime, isToCome, wallTimeAt, zonesOf } from "./later.model.js";

const now = new Date(fixtures.now);

describe("calling later", () => {
  it.each([
    ["Europe/Oslo", "2026-11-20T14:32"],
    ["America/Chicago", "2026-11-20T07:32"],
    ["Asia/Tokyo", "2026-11-20T22:32"],
  ])("A-CALL-07 A-CALL-09 begins at the customer's now: in %s it is %s", (timeZone, wallTime) => {
    expect(wallTimeAt(now, timeZone)).toBe(wallTime);
  });

  it("A-CALL-08 begins for several customers where it is latest, so that it is past for none", () => {
    expect(earliestWallTime(now, ["Europe/Oslo", "Asia/Tokyo", "America/Chicago"])).toBe("2026-11-20T22:32");
  });

  it("takes this very minute, and not the one before", () => {
    expect(isToCome("2026-11-20T14:32", "2026-11-20T14:32")).toBe(true);
    expect(isToCome("2026-11-20T14:31", "2026-11-20T14:32")).toBe(false);
    expect(isToCome("2027-01-01T00:00", "2026-11-20T14:32")).toBe(true);
  });

  it("A-CALL-08 names the first three customers with their zones, and counts the others", () => {
    const rows = fixtures.phoneBooks(5).map(toCallCenterRow);
    const { named, more } = zonesOf(rows, 248, "Europe/Istanbul");
    expect(named.map(({ timeZone }) => timeZone)).toEqual(["Europe/Oslo", "Europe/Berlin", "Europe/Stockholm"]);
    expect(more).toBe(245);
  });

  it("R-39 uses the seller's zone for a customer without one", () => {
    const row = { ...toCallCenterRow(fixtures.phoneBook()), timeZone: null };
    expect(zonesOf([row], 1, "Europe/Istanbul").named[0]?.timeZone).toBe("Europe/Istanbul");
  });
});
