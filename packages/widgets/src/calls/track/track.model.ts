import type { CallStatus, CallTimelineEntry } from "@callwright/sdk/contract";

/** One station of a call. */
export interface TrackStep {
  status: CallStatus;
  /** ISO instant at which it was reached; undefined when it was not, or was passed unseen. */
  at: string | undefined;
  state: "done" | "now" | "next";
}

/** The way of a call that goes well. */
const way: readonly CallStatus[] = ["QUEUED", "RINGING", "IN_PROGRESS", "COMPLETED"];

/**
 * The stations of a call: those behind it, where it is, those ahead. An ending other than COMPLETED takes the place of
 * everything that did not come to pass.
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
