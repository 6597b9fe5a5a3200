import { usualManner } from "../../../domain/callManner.ts";
import { instructionsFor, itsAgentsGreeting, voicemailOf } from "../instructions.ts";
import type { DialOrder } from "../port.ts";
import { CALL_KEY_HEADER } from "./callKey.ts";

/** `customer.name` is refused if it is longer. */
const LONGEST_NAME = 40;

/** Keys that are pressed within this interval are one entry. */
const KEYS_WITHIN_SECONDS = 3;

/** The body of `POST /call`: an assistant for this one call, which reports to our server. */
export function vapiOrder(
  { callId, to, brief, maxDurationSeconds }: DialOrder,
  { phoneNumberId, eventsUrl, key }: { phoneNumberId: string; eventsUrl: string; key: string },
) {
  const { manner = usualManner } = brief;
  const message = voicemailOf(callId, brief);
  return {
    name: callId,
    phoneNumberId,
    customer: { number: to, name: brief.customer.name.slice(0, LONGEST_NAME), externalId: callId },
    assistant: {
      firstMessage: itsAgentsGreeting(callId, brief),
      maxDurationSeconds,
      metadata: { callId },
      model: {
        provider: "openai",
        model: "gpt-4o-mini",
        messages: [{ role: "system", content: instructionsFor(brief) }],
      },
      server: {
        url: eventsUrl,
        headers: { [CALL_KEY_HEADER]: key },
        timeoutSeconds: 20,
        // By default Vapi sends a report only once, even if it fails.
        backoffPlan: { type: "exponential", maxRetries: 10, baseDelaySeconds: 1 },
      },
      // `conversation-update` has the finished turns, `transcript` the words of the person while they speak.
      serverMessages: ["status-update", "conversation-update", "transcript", "end-of-call-report"],
      artifactPlan: { recordingEnabled: manner.recording === "ON" },
      monitorPlan: { listenEnabled: true, controlEnabled: true },
      ...(brief.proofDigits !== undefined && {
        keypadInputPlan: { enabled: true, timeoutSeconds: KEYS_WITHIN_SECONDS },
      }),
      voicemailDetection: { provider: "vapi" },
      ...(message !== null && { voicemailMessage: message }),
    },
  };
}
