import type { CallStatistics } from "@callwright/sdk/contract";
import { describe, expect, it } from "vitest";

import { toNumbers } from "./dashboard.model.js";

const statistics: CallStatistics = {
  answer: { NO_CALL: 20, IN_PROGRESS: 5, POSITIVE: 40, NEGATIVE: 10, NEUTRAL: 15, ANSWERING_MACHINE: 10 },
  status: {
    CRON: 5,
    QUEUED: 3,
    RINGING: 1,
    IN_PROGRESS: 5,
    CANCELLED: 1,
    COMPLETED: 75,
    BUSY: 2,
    NO_ANSWER: 6,
    FAILED: 2,
  },
  stats: { totalCount: 100 },
};
const nothing: CallStatistics = {
  answer: { NO_CALL: 0, IN_PROGRESS: 0, POSITIVE: 0, NEGATIVE: 0, NEUTRAL: 0, ANSWERING_MACHINE: 0 },
  status: {
    CRON: 0,
    QUEUED: 0,
    RINGING: 0,
    IN_PROGRESS: 0,
    CANCELLED: 0,
    COMPLETED: 0,
    BUSY: 0,
    NO_ANSWER: 0,
    FAILED: 0,
  },
  stats: { totalCount: 0 },
};

describe("the dashboard's numbers", () => {
  it("are the five answers, those that are open while there are any, and their part of all calls (A-DASH-01)", () => {
    expect(toNumbers(statistics, 0).answers.map(({ kind, share }) => [kind, share])).toEqual([
      ["POSITIVE", 0.4],
      ["NEUTRAL", 0.15],
      ["NEGATIVE", 0.1],
      ["ANSWERING_MACHINE", 0.1],
      ["NO_CALL", 0.2],
      ["IN_PROGRESS", 0.05],
    ]);
  });

  it("are the four statuses and their part of all calls (A-DASH-02, R-36)", () => {
    expect(toNumbers(statistics, 0).statuses.map(({ kind, count }) => [kind, count])).toEqual([
      ["COMPLETED", 75],
      ["NO_ANSWER", 6],
      ["FAILED", 2],
      ["QUEUED", 3],
    ]);
  });

  it("add up to all calls: what has no bar of its own is counted together", () => {
    const { statuses, otherStatuses } = toNumbers(statistics, 0);
    expect(otherStatuses).toEqual({
      count: 14,
      share: 0.14,
      parts: [
        { kind: "CRON", count: 5 },
        { kind: "RINGING", count: 1 },
        { kind: "IN_PROGRESS", count: 5 },
        { kind: "BUSY", count: 2 },
        { kind: "CANCELLED", count: 1 },
      ],
    });
    expect(statuses.reduce((sum, { count }) => sum + count, otherStatuses.count)).toBe(100);
  });

  it("count as answered only what somebody said (A-DASH-03)", () => {
    expect(toNumbers(statistics, 1284).highlights).toEqual({
      potentialCustomers: 1284,
      calls: 100,
      queued: 3,
      completed: 75,
      answered: 65,
      positive: 40,
    });
  });

  it("of no calls are no parts", () => {
    expect(toNumbers(nothing, 0).answers.every(({ share }) => share === 0)).toBe(true);
  });
});
