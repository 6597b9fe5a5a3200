import type { CallBrief } from "../../agents/port.ts";
import type { DialOrder } from "../port.ts";
import { CALL_KEY_HEADER } from "./callKey.ts";

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
      firstMessage: disclosure(brief),
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

/** Who calls, for whom, and that it is a machine that keeps the sound: the first words, whatever the model says later. */
function disclosure({ company, contact }: CallBrief): string {
  const name = [contact.name, contact.surname].filter(Boolean).join(" ");
  return `Hello${name ? ` ${name}` : ""}, this is an AI assistant calling for ${company.name}. This call is recorded.`;
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
