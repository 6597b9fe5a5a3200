import { usualManner, type RecordingChoice } from "../../domain/callManner.ts";
import { ownRules } from "../agents/brain/ownRules.ts";
import type { BrainInput } from "../agents/brain/port.ts";
import { greetingOf, machineReply } from "../agents/brain/scriptedReply.ts";
import type { CallBrief } from "../agents/port.ts";

/**
 * The first words of a carrier's own agent, like ours: who calls, that it is an AI, and whether the call is recorded.
 *
 * @param recording what the carrier does; the company's setting if omitted.
 */
export function itsAgentsGreeting(callId: string, brief: CallBrief, recording?: RecordingChoice): string {
  return greetingOf(itsInput(callId, brief, recording));
}

/** The message that a carrier's own agent leaves on an answering machine; null if it hangs up. */
export function voicemailOf(callId: string, brief: CallBrief): string | null {
  return machineReply(itsInput(callId, brief)).words || null;
}

function itsInput(callId: string, brief: CallBrief, recording?: RecordingChoice): BrainInput {
  const { manner = usualManner } = brief;
  const rules = { ...ownRules(brief), recording: recording ?? manner.recording, hasOptOutKey: false };
  return { seed: callId, brief, rules, history: [], answeredBy: "UNKNOWN" };
}

/** The instructions for a carrier's own agent, as one text. */
export function instructionsFor({
  language,
  company,
  product,
  faqs,
  customer,
  proofDigits,
  questions = [],
}: CallBrief): string {
  return [
    `You call ${customer.name} for ${company.name}. Speak ${language}. Be brief and polite.`,
    proofDigits &&
      `First the person has to press or say these six digits, which their screen shows: ${proofDigits}. Never say them. Talk about nothing else before. After three wrong attempts, or when the person did not ask for the call, apologise and end the call.`,
    company.about && `About the company: ${company.about}`,
    `You offer: ${product.name}. ${product.about ?? ""}`.trim(),
    ...faqs.map(({ question, answer }) => `If asked "${question}": ${answer}`),
    questions.length > 0 &&
      "Once the person has agreed, ask these questions before you say goodbye, one at a time, as they are written:",
    ...questions.map(({ text, options }) => `- ${text}${options.length > 0 ? ` (${options.join(", ")})` : ""}`),
    "State only prices and facts that stand here. Say that you are an AI assistant when asked.",
    "If the person does not want to be called again, confirm it, say goodbye and end the call.",
  ]
    .filter(Boolean)
    .join("\n");
}
