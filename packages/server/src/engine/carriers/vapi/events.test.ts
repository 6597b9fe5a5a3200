import { describe, expect, it } from "vitest";

import { vapiCallOf } from "./call.ts";
import { eventsOfCall } from "./events.ts";

const now = new Date("2026-05-05T10:00:00Z");
const started = "2026-05-05T09:59:38Z";
const ended = "2026-05-05T09:59:50Z";

/** How a call ends that Vapi ended for this reason, with these words said in it. */
function endOf(endedReason: string, ...words: string[]) {
  const messages = words.map((message) => ({ role: "user", message, secondsFromStart: 1 }));
  const call = {
    id: "call-1",
    status: "ended",
    endedReason,
    startedAt: started,
    endedAt: ended,
    artifact: { messages },
  };
  const events = eventsOfCall("id", vapiCallOf(call), now);
  const end = events.find(({ type }) => type === "ENDED");
  return { ...end, types: events.map(({ type }) => type) };
}

describe("a call that Vapi ended", () => {
  it("for a fault of its own is free if nobody was heard, and a call like any other if somebody was", () => {
    const reason = "pipeline-error-of-tomorrow";
    expect(endOf(reason)).toMatchObject({ outcome: "FAILED", failureCode: "CALL_DROPPED", carrierReason: reason });
    expect(endOf(reason, "Yes, please.")).toMatchObject({
      outcome: "COMPLETED",
      durationSeconds: 12,
      at: "2026-05-05T09:59:50.000Z",
    });
  });

  it("because somebody hung up has its conversation, and one that was not answered has none", () => {
    expect(endOf("customer-ended-call", "Yes.").types).toEqual(["ACCEPTED", "ENDED", "CONVERSATION_READY"]);
    expect(endOf("customer-did-not-answer")).toMatchObject({ outcome: "NO_ANSWER", types: ["ACCEPTED", "ENDED"] });
  });
});
