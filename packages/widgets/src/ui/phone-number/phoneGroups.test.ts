import examples from "libphonenumber-js/examples.mobile.json";
import { getExampleNumber, parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";
import { expect, it } from "vitest";

import { nationalPhoneNumber } from "./phoneGroups.js";

it.each([
  ["+905551234567", "+90 555 123 45 67"],
  ["+13125550147", "+1 312 555 0147"],
  ["+4722860144", "+47 22 86 01 44"],
  ["+33142680022", "+33 1 42 68 00 22"],
  ["+493023125118", "+49 30 23125118"],
  ["+390669812345", "+39 06 6981 2345"],
  ["+5491123456789", "+54 9 11 2345 6789"],
  ["+80012345678", "+800 1234 5678"],
])("%s is written %s where it is from", (number, text) => {
  expect(nationalPhoneNumber(number)).toBe(text);
});

it("agrees with libphonenumber in every country; if not, run `node tooling/phoneGroups.ts`", () => {
  const numbers = (Object.keys(examples) as CountryCode[]).flatMap(
    (country) => getExampleNumber(country, examples) ?? [],
  );
  expect(numbers.length).toBeGreaterThan(200);
  const grouped = numbers.filter((number) => number.formatInternational().split(" ").length > 2);
  expect(grouped.map(({ number }) => nationalPhoneNumber(number))).toEqual(
    grouped.map((number) => number.formatInternational()),
  );
});

it("agrees with it about numbers of many beginnings and lengths", () => {
  const parsed = ["44", "49", "39", "55", "81", "86", "7", "62"].flatMap((code) =>
    Array.from({ length: 90 }, (_, nth) => `+${code}${nth + 10}5550123456`.slice(0, 11 + (nth % 4))).flatMap(
      (number) => parsePhoneNumberFromString(number) ?? [],
    ),
  );
  const known = parsed.filter((number) => number.formatInternational().split(" ").length > 2);
  expect(known.length).toBeGreaterThan(300);
  expect(known.map(({ number }) => nationalPhoneNumber(number))).toEqual(
    known.map((number) => number.formatInternational()),
  );
});

it("leaves what is no number as it is, and groups in threes what no country has rules for", () => {
  expect(nationalPhoneNumber("not a number")).toBe("not a number");
  expect(nationalPhoneNumber("112")).toBe("112");
  expect(nationalPhoneNumber("+47123456789012")).toBe("+47 123 456 789 012");
});
