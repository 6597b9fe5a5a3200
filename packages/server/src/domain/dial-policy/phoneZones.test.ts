import { describe, expect, it } from "vitest";

import { isTimeZone } from "../wallClock.ts";
import { phoneZones } from "./phoneZones.data.ts";
import { zonesOfNumber, zonesWhere } from "./phoneZones.ts";

const countryZones = ["America/New_York", "Pacific/Honolulu"];

describe("a person is where their number and their company say", () => {
  it("a number of Honolulu is in Honolulu, not in the first zone of the country", () => {
    expect(zonesWhere({ phoneNumber: "+18085550123", ownZone: null, countryZones })).toEqual(["Pacific/Honolulu"]);
  });

  it("who has a zone and a number of another is called when both are awake", () => {
    expect(zonesWhere({ phoneNumber: "+18085550123", ownZone: "America/New_York", countryZones })).toEqual([
      "America/New_York",
      "Pacific/Honolulu",
    ]);
  });

  it("a number that says nothing is anywhere in its country", () => {
    expect(zonesWhere({ phoneNumber: "+18005550123", ownZone: null, countryZones })).toEqual(countryZones);
  });

  it("the longest beginning counts", () => {
    expect(zonesOfNumber("+19282141234")).toEqual(["America/Phoenix"]);
    expect(zonesOfNumber("+19282831234")).toEqual(["America/Denver", "America/Phoenix"]);
  });

  it("every zone is one that clocks can be read in", () => {
    const zones = new Set(
      phoneZones
        .trim()
        .split("\n")
        .flatMap((line) => line.split(" ")[0]?.split(",") ?? []),
    );
    expect([...zones].filter((zone) => !isTimeZone(zone))).toEqual([]);
  });
});
