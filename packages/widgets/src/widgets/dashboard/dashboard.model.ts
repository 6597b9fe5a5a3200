import type { CallAnswer, CallStatistics, CallStatus } from "@callwright/sdk/contract";

import type { DashboardNumbers, OtherStatuses, Share } from "./Dashboard.types.js";

/** The answers that the card lists, in the order of the ring chart: red and green are never neighbours (A-DASH-01). */
export const shownAnswers = ["POSITIVE", "NEUTRAL", "NEGATIVE", "ANSWERING_MACHINE", "NO_CALL"] as const;

/** The statuses that have a bar of their own in the card (A-DASH-02, R-36). */
export const shownStatuses = ["COMPLETED", "NO_ANSWER", "FAILED", "QUEUED"] as const;

/** All other statuses, in the order in which a call goes through them. */
export const otherStatuses = ["CRON", "RINGING", "IN_PROGRESS", "BUSY", "CANCELLED"] as const;

/** All statuses except CRON: scheduled calls are in the list beside the recent ones. */
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

/** Turns the counts of the server into the numbers that the cards show. */
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
    // Calls in progress have no answer yet. Without them, the answers would not add up to the number of calls.
    answers: [...shownAnswers, ...(answer.IN_PROGRESS > 0 ? (["IN_PROGRESS"] as const) : [])].map(
      (kind): Share<CallAnswer> => shareOf(kind, answer[kind], all),
    ),
    statuses: shownStatuses.map((kind): Share<CallStatus> => shareOf(kind, status[kind], all)),
    otherStatuses: othersOf(status, all),
  };
}

function othersOf(status: CallStatistics["status"], all: number): OtherStatuses {
  const parts = otherStatuses.flatMap((kind) => (status[kind] > 0 ? [{ kind, count: status[kind] }] : []));
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return { count, share: partOf(count, all), parts };
}

/** The share of a count, from 0 to 1; 0 if the whole is 0. */
export function partOf(count: number, whole: number): number {
  return whole === 0 ? 0 : count / whole;
}

function shareOf<Kind extends string>(kind: Kind, count: number, whole: number): Share<Kind> {
  return { kind, count, share: partOf(count, whole) };
}
