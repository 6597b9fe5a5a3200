import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { toCampaignValues, toChange, toSettings } from "./campaignForm.js";
import { campaignsView, canRerun, doneOf, toCampaignRow, toFilterQuery } from "./campaigns.model.js";

it("begins with all campaigns, the newest first", () => {
  expect(toFilterQuery(campaignsView.usual)).toEqual({ sortBy: "-createdAt" });
});

it("asks the server for what is looked for, and ignores statuses that there are not", () => {
  const view = campaignsView.read({ text: " spring ", statuses: ["PAUSED", "DREAMT"], sellerCompanyId: "c" });
  expect(toFilterQuery(view)).toEqual({
    sortBy: "-createdAt",
    text: "spring",
    statuses: ["PAUSED"],
    sellerCompanyId: "c",
  });
});

it("counts who needs no call any more, and takes a campaign of nobody as done", () => {
  const progress = { total: 500, refused: 48, waiting: 140, onTheLine: 12, reached: 236, notReached: 64 };
  expect(doneOf(progress)).toEqual({ count: 348, share: 348 / 500 });
  expect(doneOf({ total: 0, refused: 0, waiting: 0, onTheLine: 0, reached: 0, notReached: 0 }).share).toBe(1);
});

it.each([
  ["goes on", {}, 0, false],
  ["is over and missed somebody", {}, 1, true],
  ["was stopped and still talks", { progress: { ...fixtures.campaign({}, 2).progress, onTheLine: 1 } }, 2, false],
  [
    "reached everybody",
    { progress: { total: 5, refused: 0, waiting: 0, onTheLine: 0, reached: 5, notReached: 0 } },
    1,
    false,
  ],
] as const)("may be run again, or not, when it %s", (_title, overrides, nth, expected) => {
  expect(canRerun(toCampaignRow(fixtures.campaign(overrides, nth)))).toBe(expected);
});

describe("the form", () => {
  const clock = { timeZone: "Europe/Istanbul", now: "2026-11-18T10:00" };
  const row = { name: "Spring", callsPerMinute: 30, expiresAt: "2026-12-01T06:30:12.000Z" };
  const former = toCampaignValues(row, clock.timeZone);

  it("shows the end on the reader's clock", () => {
    expect(former).toEqual({ name: "Spring", callsPerMinute: "30", expiresAt: "2026-12-01T09:30" });
  });

  it("sends of pace and end only what was changed", () => {
    expect(toChange({ ...former, name: "Summer" }, former, clock)).toEqual({ name: "Summer" });
    expect(toChange({ ...former, callsPerMinute: "" }, former, clock)).toEqual({
      name: "Spring",
      callsPerMinute: null,
    });
    expect(toChange({ ...former, expiresAt: "2026-12-02T09:30" }, former, clock)).toEqual({
      name: "Spring",
      expiresAt: "2026-12-02T06:30:00.000Z",
    });
  });

  it("leaves what is empty to the server when a campaign begins", () => {
    expect(toSettings({ name: "Again", callsPerMinute: "", expiresAt: null }, clock)).toEqual({ name: "Again" });
  });
});
