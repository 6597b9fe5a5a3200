import { describe, expect, it } from "vitest";

import * as z from "../../../forms/zodParts.js";
import { resolveMessages } from "../../../i18n/messages.js";
import { consentSchema, type ConsentValues } from "./consent.model.js";
import { contactCallingMessages } from "./contactCalling.messages.js";

const t = resolveMessages(contactCallingMessages, "en");
const inOslo = { timeZone: "Europe/Oslo", now: "2026-11-20T14:32" };
const values: ConsentValues = {
  basis: "SPOKEN",
  evidence: " On the phone ",
  givenAt: "2026-11-20T14:32",
  expiresAt: null,
};
const check = (change: Partial<ConsentValues>, there = inOslo) =>
  consentSchema(z, t, there).safeParse({ ...values, ...change });
const faults = (change: Partial<ConsentValues>) =>
  check(change).error?.issues.map(({ path, message }) => [path[0], message]);

describe("a consent in a form", () => {
  it("is sent with the moments that a clock shows where the person is", () => {
    expect(check({ expiresAt: "2027-07-01T00:00" }).data).toEqual({
      basis: "SPOKEN",
      evidence: "On the phone",
      givenAt: "2026-11-20T13:32:00.000Z",
      expiresAt: "2027-06-30T22:00:00.000Z",
    });
    const inChicago = { timeZone: "America/Chicago", now: "2026-11-20T14:32" };
    expect(check({}, inChicago).data?.givenAt).toBe("2026-11-20T20:32:00.000Z");
  });

  it("counts from this very minute, and is none of the next", () => {
    expect(faults({})).toBeUndefined();
    expect(faults({ givenAt: "2026-11-20T14:33" })).toEqual([["givenAt", t.givenAtFuture]]);
  });

  it("ends after it was given, or never", () => {
    expect(faults({ expiresAt: "2026-11-20T14:33" })).toBeUndefined();
    expect(faults({ expiresAt: "2026-11-20T14:32" })).toEqual([["expiresAt", t.expiresAtEarly]]);
  });

  it("names each thing that is missing", () => {
    expect(faults({ basis: null, evidence: "fair ", givenAt: null })).toEqual([
      ["basis", t.basisMissing],
      ["evidence", t.evidenceMissing],
      ["givenAt", t.givenAtMissing],
    ]);
    expect(faults({ evidence: "x".repeat(2001) })).toEqual([["evidence", t.evidenceTooLong]]);
  });
});
