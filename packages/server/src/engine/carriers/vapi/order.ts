import { greetingOf } from "../../agents/brain/scriptedReply.ts";
import type { CallBrief } from "../../agents/port.ts";
import type { DialOrder } from "../port.ts";
import { CALL_KEY_HEADER } from "./callKey.ts";

/** Vapi's agent speaks, but says first what every call says: who calls, that it is an AI, and that the call is recorded. */
const rules = { isRecorded: true, hasOptOutKey: false, canTransfer: false, onMachine: "HANG_UP" } as const;
/** `customer.name` is refused when it is longer. */
const LONGEST_NAME = 40;

/** The body of `POST /call`: an assistant for this one call, which reports to our server. */
export function vapiOrder(
  { callId, to, brief, maxDurationSeconds }: DialOrder,
  { phoneNumberId, eventsUrl, key }: { phoneNumberId: string; eventsUrl: string; key: string },
) {
  return {
    name: callId,
    phoneNumberId,
    customer: { number: to, name: brief.customer.name.slice(0, LONGEST_NAME), externalId: callId },
    assistant: {
      firstMessage: greetingOf({ seed: callId, brief, rules, history: [], answeredBy: "UNKNOWN" }),
      maxDurationSeconds,
      metadata: { callId },
      model: { provider: "openai", model: "gpt-4o-mini", messages: [{ role: "system", content: instructions(brief) }] },
      server: {
        url: eventsUrl,
        headers: { [CALL_KEY_HEADER]: key },
        timeoutSeconds: 20,
        // By default Vapi reports once, whatever becomes of it.
        backoffPlan: { type: "exponential", maxRetries: 10, baseDelaySeconds: 1 },
      },
      serverMessages: ["status-update", "end-of-call-report"],
      artifactPlan: { recordingEnabled: true },
      monitorPlan: { listenEnabled: true, controlEnabled: true },
      voicemailDetection: { provider: "vapi" },
    },
  };
}

function instructions({ language, company, product, faqs, customer }: CallBrief): string {
  return [
    `You call ${customer.name} for ${company.name}. Speak ${language}. Be brief and polite.`,
    company.about && `About the company: ${company.about}`,
    `You offer: ${product.name}. ${product.about ?? ""}`.trim(),
    ...faqs.map(({ question, answer }) => `If asked "${question}": ${answer}`),
    "State only prices and facts that stand here. Say that you are an AI assistant when asked.",
    "If the person does not want to be called again, confirm it, say goodbye and end the call.",
  ]
    .filter(Boolean)
    .join("\n");
}
