import type { RecordingChoice } from "../../../domain/callManner.ts";
import { greetingOf } from "./scriptedReply.ts";

/** The languages that our assistant speaks; in calls in other languages it speaks English. */
export const spokenLanguages = ["en", "de", "tr"] as const;

/** The beginning of a company's calls, as far as it is the same in every call. */
export function firstSentence(companyName: string, language: string, recording: RecordingChoice): string {
  const brief = {
    language,
    company: { name: companyName, about: null },
    product: { name: "", about: null },
    faqs: [],
    customer: { name: "" },
    contact: { name: null, surname: null },
  };
  const rules = {
    recording,
    hasOptOutKey: false,
    canTransfer: false,
    onMachine: "HANG_UP",
    voicemailMessage: null,
  } as const;
  return greetingOf({ seed: companyName, brief, rules, history: [], answeredBy: "UNKNOWN" });
}
