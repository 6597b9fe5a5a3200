import type { PhoneBook } from "@callwright/sdk/contract";
import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { earliestWallTime, isToCome, presetsAt, wallTimeAt, zonesOf } from "./later.model.js";

const now = new Date(fixtures.now);

const toRow = ({ id, potentialCustomerCompany: customer }: PhoneBook) => ({
  itemId: id,
  customer: customer?.name,
  timeZone: customer?.timeZone ?? null,
});

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
    const rows = fixtures.phoneBooks(5).map(toRow);
    const { named, more } = zonesOf(rows, 248, "Europe/Istanbul");
    expect(named.map(({ timeZone }) => timeZone)).toEqual(["Europe/Oslo", "Europe/Berlin", "Europe/Stockholm"]);
    expect(more).toBe(245);
  });

  it("R-39 uses the seller's zone for a customer without one", () => {
    const row = { ...toRow(fixtures.phoneBook()), timeZone: null };
    expect(zonesOf([row], 1, "Europe/Istanbul").named[0]?.timeZone).toBe("Europe/Istanbul");
  });
});

describe("times that are often wanted (R-64)", () => {
  const says = (earliest: string) => presetsAt(earliest).map(({ name, wallTime }) => `${name} ${wallTime}`);

  it("are this afternoon and tomorrow morning on a working day", () => {
    expect(says("2026-11-18T10:20")).toEqual(["today 2026-11-18T14:00", "tomorrow 2026-11-19T09:00"]);
  });

  it("leave out what has passed, and name the next working day where tomorrow is none", () => {
    expect(says("2026-11-20T14:32")).toEqual(["tomorrow 2026-11-21T09:00", "workday 2026-11-23T09:00"]);
    expect(says("2026-11-21T08:00")).toEqual(["tomorrow 2026-11-22T09:00", "workday 2026-11-23T09:00"]);
    expect(says("2026-11-22T08:00")).toEqual(["tomorrow 2026-11-23T09:00"]);
  });
});
