import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { canCancel, canHangUp, givenName, isUnderWay, shownStatus } from "./callRow.model.js";
import { toCallRow } from "./toCallRow.js";

describe("a call in a list", () => {
  it("carries what the columns show (A-ENT-07)", () => {
    expect(toCallRow(fixtures.call({}, 1))).toMatchObject({
      status: "COMPLETED",
      answer: "POSITIVE",
      customer: "Brückner & Söhne GmbH",
      contact: "Matthias Brückner",
      fromNumber: "+902125550120",
      hasRecording: true,
      hasConversation: true,
    });
  });

  it("is flat, so that equal calls are equal rows", () => {
    expect(Object.values(toCallRow(fixtures.call())).filter((value) => typeof value === "object" && value)).toEqual([]);
  });

  it("names nobody where no name is known, and the default number by its absence", () => {
    const contact = { ...fixtures.call().contact, name: null, surname: null, title: null };
    const row = toCallRow(fixtures.call({ contact, sellerCompanyNumber: null, phoneBook: null }));
    expect(row).toMatchObject({ contact: "", jobTitle: undefined, fromNumber: undefined, phoneBookId: null });
  });
});

describe("what a status allows", () => {
  const cases = [
    ["CRON", { isCancellable: true, isOnItsWay: false }],
    ["QUEUED", { isCancellable: false, isOnItsWay: true }],
    ["RINGING", { isCancellable: false, isOnItsWay: true }],
    ["IN_PROGRESS", { isCancellable: false, isOnItsWay: true }],
    ["COMPLETED", { isCancellable: false, isOnItsWay: false }],
    ["BUSY", { isCancellable: false, isOnItsWay: false }],
    ["NO_ANSWER", { isCancellable: false, isOnItsWay: false }],
    ["FAILED", { isCancellable: false, isOnItsWay: false }],
    ["CANCELLED", { isCancellable: false, isOnItsWay: false }],
  ] as const;
  it.each(cases)("%s (A-STATUS-11, A-CALLS-16)", (status, { isCancellable, isOnItsWay }) => {
    expect(canCancel({ status, startAt: "2026-11-20T09:00:00.000Z" })).toBe(isCancellable);
    expect(isUnderWay({ status })).toBe(isOnItsWay);
  });

  it("a queued call is said to be dialling once it is dialled, whether or not the carrier tells that it rings", () => {
    const startAt = "2026-11-20T09:00:00.000Z";
    expect(shownStatus({ status: "QUEUED", startAt: null })).toBe("QUEUED");
    expect(shownStatus({ status: "QUEUED", startAt })).toBe("DIALLING");
    for (const status of ["CRON", "RINGING", "IN_PROGRESS", "COMPLETED", "NO_ANSWER"] as const)
      expect(shownStatus({ status, startAt })).toBe(status);
  });

  it("a queued call can be cancelled until it is dialled, and hung up from then on (R-57)", () => {
    expect(canCancel({ status: "QUEUED", startAt: null })).toBe(true);
    expect(canHangUp({ status: "QUEUED", startAt: null })).toBe(false);
    expect(canHangUp({ status: "QUEUED", startAt: "2026-11-20T09:00:00.000Z" })).toBe(true);
    expect(canHangUp({ status: "IN_PROGRESS", startAt: "2026-11-20T09:00:00.000Z" })).toBe(true);
    expect(canHangUp({ status: "COMPLETED", startAt: "2026-11-20T09:00:00.000Z" })).toBe(false);
  });
});

describe("givenName", () => {
  it("is the first of several names", () => {
    expect(givenName("Femke van der Meer")).toBe("Femke");
    expect(givenName("")).toBe("");
  });
});
