import { describe, expect, it } from "vitest";

import { oddValues, placesIn, replaced } from "../../testing/oddJson.ts";
import { retellCallOf } from "./retell/call.ts";
import { conversationOf as wordsOfRetell, eventsOfCall as eventsOfRetell } from "./retell/events.ts";
import { vapiCallOf } from "./vapi/call.ts";
import { conversationOf as wordsOfVapi, eventsOfCall as eventsOfVapi } from "./vapi/events.ts";

const callId = "019f0000-0000-7000-8000-000000000001";
const now = new Date("2026-05-05T10:00:00Z");

const retellCall = {
  call_id: "call_1",
  call_status: "ended",
  disconnection_reason: "user_hangup",
  start_timestamp: now.getTime() - 20_000,
  end_timestamp: now.getTime() - 8_000,
  duration_ms: 12_000,
  metadata: { callId },
  recording_url: "https://retell.example/call.wav",
  transcript_object: [{ role: "user", content: "Yes.", words: [{ word: "Yes.", start: 1, end: 2 }] }],
  call_cost: { combined_cost: 12 },
};

const vapiCall = {
  id: "call-1",
  status: "ended",
  endedReason: "customer-ended-call",
  createdAt: "2026-05-05T09:59:30Z",
  updatedAt: "2026-05-05T09:59:50Z",
  startedAt: "2026-05-05T09:59:38Z",
  endedAt: "2026-05-05T09:59:50Z",
  cost: 0.12,
  customer: { externalId: callId },
  monitor: { controlUrl: "https://vapi.example/control" },
  artifact: {
    recordingUrl: "https://vapi.example/call.wav",
    messages: [{ role: "user", message: "Yes.", secondsFromStart: 1 }],
  },
};

const readers = {
  retell: (json: unknown) => ({
    events: eventsOfRetell(callId, retellCallOf(json), now),
    conversation: wordsOfRetell(retellCallOf(json)),
  }),
  vapi: (json: unknown) => ({
    events: eventsOfVapi(callId, vapiCallOf(json), now),
    conversation: wordsOfVapi(vapiCallOf(json)),
  }),
};

/** Without them nobody knows which call it is, or whether it has ended. */
const needed = ["call_id", "call_status", "id", "status"];

describe.each([
  ["retell", retellCall],
  ["vapi", vapiCall],
] as const)("a call of %s that has ended", (carrier, call) => {
  const fields = placesIn(call).filter(([first = ""]) => !needed.includes(first));

  it.each(fields.map((place) => [place.join("."), place] as const))("has ended whatever its %s is", (_name, place) => {
    for (const odd of oddValues) {
      const { events, conversation } = readers[carrier](replaced(call, place, odd));
      expect(events.filter(({ type }) => type === "ENDED")).toHaveLength(1);
      for (const { at, durationSeconds = 0 } of events) {
        expect(Math.abs(new Date(at).getTime() - now.getTime())).toBeLessThan(100 * 365 * 86_400_000);
        expect(durationSeconds).toBeLessThanOrEqual(86_400);
        expect(durationSeconds).toBeGreaterThanOrEqual(0);
      }
      for (const { content } of conversation) expect(content).toEqual(expect.any(String));
    }
  });
});
