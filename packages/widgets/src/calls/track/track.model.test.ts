import { describe, expect, it } from "vitest";

import { trackSteps } from "./track.model.js";

const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;

/** `queued:done` and so on, for a readable table. */
const said = (...input: Parameters<typeof trackSteps>) =>
  trackSteps(...input).map(({ status, state, at }) => `${status}:${state}${at ? "" : "?"}`);

describe("the stations of a call", () => {
  it("show what is behind it, where it is and what lies ahead", () => {
    const timeline = [
      { status: "QUEUED", at: at(0) },
      { status: "RINGING", at: at(1) },
    ] as const;
    expect(said("RINGING", timeline)).toEqual(["QUEUED:done", "RINGING:now", "IN_PROGRESS:next?", "COMPLETED:next?"]);
  });

  it("count a station as passed that was passed unseen", () => {
    const timeline = [
      { status: "QUEUED", at: at(0) },
      { status: "IN_PROGRESS", at: at(2) },
    ] as const;
    expect(said("IN_PROGRESS", timeline)).toEqual([
      "QUEUED:done",
      "RINGING:done?",
      "IN_PROGRESS:now",
      "COMPLETED:next?",
    ]);
  });

  it("end with the ending that came, not with the one that did not", () => {
    const timeline = [
      { status: "QUEUED", at: at(0) },
      { status: "RINGING", at: at(1) },
      { status: "NO_ANSWER", at: at(2) },
    ] as const;
    expect(said("NO_ANSWER", timeline)).toEqual(["QUEUED:done", "RINGING:done", "NO_ANSWER:now"]);
    expect(said("CANCELLED", [{ status: "CRON", at: at(0) }])).toEqual(["CRON:done", "CANCELLED:now?"]);
  });

  it("are one while a call waits for its time", () => {
    expect(said("CRON", [{ status: "CRON", at: at(0) }])).toEqual(["CRON:now"]);
  });
});
