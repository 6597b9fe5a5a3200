import { instructionsFor, itsAgentsGreeting, voicemailOf } from "../instructions.ts";
import type { DialOrder } from "../port.ts";

/** Languages that Retell names with a region; calls in other languages are in English. */
const languages = { en: "en-US", de: "de-DE", tr: "tr-TR" } as const;

/** The reports that we request, and no others. `transcript_updated` has the conversation so far. */
const reported = ["call_started", "transcript_updated", "call_ended", "call_analyzed"] as const;

/**
 * The body of `POST /v2/create-phone-call`: the account's agent, for this call with our first sentence and our
 * instructions.
 */
export function retellOrder(
  { callId, to, brief, maxDurationSeconds }: DialOrder,
  { agentId, callerNumber, eventsUrl }: { agentId: string; callerNumber: string; eventsUrl: string },
) {
  const message = voicemailOf(callId, brief);
  const isSpoken = (language: string): language is keyof typeof languages => language in languages;
  return {
    from_number: callerNumber,
    to_number: to,
    override_agent_id: agentId,
    metadata: { callId },
    retell_llm_dynamic_variables: { instructions: instructionsFor(brief) },
    agent_override: {
      retell_llm: { start_speaker: "agent" as const, begin_message: itsAgentsGreeting(callId, brief, "ON") },
      agent: {
        language: isSpoken(brief.language) ? languages[brief.language] : languages.en,
        max_call_duration_ms: maxDurationSeconds * 1000,
        webhook_url: eventsUrl,
        webhook_events: [...reported],
        ...(message !== null && { voicemail_option: { action: { type: "static_text" as const, text: message } } }),
      },
    },
  };
}
