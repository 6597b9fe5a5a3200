import { greetingOf } from "../agents/brain/scriptedReply.ts";
import type { CallBrief } from "../agents/port.ts";

const rules = { isRecorded: true, hasOptOutKey: false, canTransfer: false, onMachine: "HANG_UP" } as const;

/** What a carrier's own agent says first, like ours: who calls, that it is an AI, and that the call is recorded. */
export function itsAgentsGreeting(callId: string, brief: CallBrief): string {
  return greetingOf({ seed: callId, brief, rules, history: [], answeredBy: "UNKNOWN" });
}

/** What a carrier's own agent is told about the call, as one text. */
export function instructionsFor({ language, company, product, faqs, customer, proofDigits }: CallBrief): string {
  return [
    `You call ${customer.name} for ${company.name}. Speak ${language}. Be brief and polite.`,
    proofDigits &&
      `First the person has to press or say these six digits, which their screen shows: ${proofDigits}. Never say them. Talk about nothing else before. After three wrong attempts, or when the person did not ask for the call, apologise and end the call.`,
    company.about && `About the company: ${company.about}`,
    `You offer: ${product.name}. ${product.about ?? ""}`.trim(),
    ...faqs.map(({ question, answer }) => `If asked "${question}": ${answer}`),
    "State only prices and facts that stand here. Say that you are an AI assistant when asked.",
    "If the person does not want to be called again, confirm it, say goodbye and end the call.",
  ]
    .filter(Boolean)
    .join("\n");
}
