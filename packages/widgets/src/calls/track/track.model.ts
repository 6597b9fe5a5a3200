import type { CallStatus, CallTimelineEntry } from "@callwright/sdk/contract";

/** One stage of a call. */
export interface TrackStep {
  status: CallStatus;
  /** The ISO timestamp at which it was reached; undefined if it was not reached, or was skipped. */
  at: string | undefined;
  state: "done" | "now" | "next";
}

/** The stages of a successful call. */
const way: readonly CallStatus[] = ["QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED"];

/**
 * The stages of a call: past ones, the current one, and future ones. An end other than COMPLETED replaces all stages
 * that were not reached.
 */
export function trackSteps(status: CallStatus, timeline: readonly CallTimelineEntry[]): TrackStep[] {
  const at = (station: CallStatus) => timeline.findLast((entry) => entry.status === station)?.at;
  const here = way.indexOf(status);
  if (here >= 0) {
    return way.map((station, index) => ({
      status: station,
      at: index <= here ? at(station) : undefined,
      state: index === here ? "now" : index < here ? "done" : "next",
    }));
  }
  const behind = timeline.filter((entry) => entry.status !== status);
  return [
    ...behind.map((entry) => ({ ...entry, state: "done" as const })),
    { status, at: at(status), state: "now" as const },
  ];
}
