import type { CallAnswer, CallStatistics, CallStatus } from "@callwright/sdk/contract";

import type { DashboardNumbers, Share } from "./Dashboard.types.js";

/** The answers the card lists, in the order of the ring: red and green are never neighbours (A-DASH-01). */
export const shownAnswers = ["POSITIVE", "NEUTRAL", "NEGATIVE", "ANSWERING_MACHINE", "NO_CALL"] as const;

/** The statuses the card lists (A-DASH-02, R-36). */
export const shownStatuses = ["COMPLETED", "NO_ANSWER", "FAILED", "QUEUED"] as const;

/** Every status but CRON: a call that still waits for its time is in the list beside. */
export const recentStatuses: CallStatus[] = [
  "QUEUED",
  "RINGING",
  "IN_PROGRESS",
  "COMPLETED",
  "BUSY",
  "NO_ANSWER",
  "FAILED",
  "CANCELLED",
];

/** What the server counted, as the cards show it. */
export function toNumbers({ answer, status, stats }: CallStatistics, potentialCustomers: number): DashboardNumbers {
  const all = stats.totalCount;
  return {
    highlights: {
      potentialCustomers,
      calls: all,
      queued: status.QUEUED,
      completed: status.COMPLETED,
      answered: answer.POSITIVE + answer.NEUTRAL + answer.NEGATIVE,
      positive: answer.POSITIVE,
    },
    answers: shownAnswers.map((kind): Share<CallAnswer> => shareOf(kind, answer[kind], all)),
    statuses: shownStatuses.map((kind): Share<CallStatus> => shareOf(kind, status[kind], all)),
  };
}

/** A part of a whole; of nothing there are no parts. */
export function partOf(count: number, whole: number): number {
  return whole === 0 ? 0 : count / whole;
}

function shareOf<Kind extends string>(kind: Kind, count: number, whole: number): Share<Kind> {
  return { kind, count, share: partOf(count, whole) };
}
