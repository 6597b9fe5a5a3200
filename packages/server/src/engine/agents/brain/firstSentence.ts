import type { RecordingChoice } from "../../../domain/callManner.ts";
import { greetingOf } from "./scriptedReply.ts";

/** The languages in which our assistant speaks; in a call in another one it speaks English. */
export const spokenLanguages = ["en", "de", "tr"] as const;

/** What a call of a company begins with, as far as it is the same in every call. */
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
