import { describe, expect, it } from "vitest";

import { callingCode, dialledCountries, formatPhoneNumber, isPhoneNumber, split, typed } from "./phoneNumbers.js";

describe("phone numbers", () => {
  it("are shown in their own country's grouping, without the trunk zero", () => {
    expect(split("+4722860144")).toEqual({ iso2: "NO", national: "22 86 01 44" });
    expect(split("+905321234567")).toEqual({ iso2: "TR", national: "532 123 45 67" });
    expect(split("+493023125118")).toMatchObject({ iso2: "DE", national: "30 23125118" });
  });

  it("become E.164 while they are typed, with or without the trunk zero", () => {
    expect(typed("22860144", "NO")).toMatchObject({ iso2: "NO", e164: "+4722860144" });
    expect(typed("0532 123 45 67", "TR").e164).toBe("+905321234567");
    expect(typed("", "TR").e164).toBe("");
  });

  it("stay in the country that was chosen, also where others share its code", () => {
    expect(typed("030 12345688", "DE")).toMatchObject({ iso2: "DE", e164: "+493012345688" });
    expect(split("+493012345688", "DE")).toEqual({ iso2: "DE", national: "30 12345688" });
    expect(typed("07911 123456", "GB")).toMatchObject({ iso2: "GB", e164: "+447911123456" });
    expect(split("+447911123456", "GB")).toMatchObject({ iso2: "GB" });
    expect(typed("(212) 555-0123", "CA")).toMatchObject({ iso2: "CA", e164: "+12125550123" });
    expect(split("+493012345688", "US")).toMatchObject({ iso2: "DE" });
  });

  it("take over the country that is typed or pasted with them", () => {
    expect(typed("+90 532 123 45 67", "NO")).toEqual({ iso2: "TR", national: "532 123 45 67", e164: "+905321234567" });
  });

  it("keep what belongs to no country as it is", () => {
    expect(split("+999123")).toEqual({ iso2: undefined, national: "+999123" });
    expect(formatPhoneNumber("nonsense")).toBe("nonsense");
  });

  it("are told from what cannot be called", () => {
    expect(isPhoneNumber("+4722860144")).toBe(true);
    expect(isPhoneNumber("+4722")).toBe(false);
    expect(formatPhoneNumber("+4722860144")).toBe("+47 22 86 01 44");
  });

  it("know every country's code, Türkiye's too (A-ENT-05)", () => {
    expect(dialledCountries().length).toBeGreaterThan(200);
    expect(callingCode("TR")).toBe("90");
  });
});
