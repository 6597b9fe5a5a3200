import type { ProspectMood } from "../../agents/port.ts";
import { pick, seededRandom } from "../../../domain/seededRandom.ts";

/** The course of a simulated call: nobody is reached, or a person with a mood. */
export type Course =
  | { kind: "unreached"; outcome: "BUSY" | "NO_ANSWER" | "FAILED" }
  | { kind: "reached"; mood: ProspectMood };

const byLastDigits: Record<string, Course> = {
  "00": { kind: "unreached", outcome: "BUSY" },
  "01": { kind: "unreached", outcome: "NO_ANSWER" },
  "02": { kind: "unreached", outcome: "FAILED" },
  "03": { kind: "reached", mood: "ANSWERING_MACHINE" },
  "04": { kind: "reached", mood: "NEGATIVE" },
  "05": { kind: "reached", mood: "NEUTRAL" },
  "06": { kind: "reached", mood: "DO_NOT_CALL" },
};
const mix: ProspectMood[] = [
  "POSITIVE",
  "POSITIVE",
  "POSITIVE",
  "POSITIVE",
  "POSITIVE",
  "POSITIVE",
  "POSITIVE",
  "NEUTRAL",
  "NEUTRAL",
  "NEGATIVE",
];

/** The person who answers did not request the test call. */
const STRANGER_DIGITS = "07";

/** The course of a call that asks the person who answers to confirm that they requested it. */
export function courseOfProof(phoneNumber: string): Course {
  return phoneNumber.endsWith(STRANGER_DIGITS) ? { kind: "reached", mood: "STRANGER" } : courseOf(phoneNumber);
}

/**
 * The course depends on the number, so that it can be chosen: on its last two digits, or otherwise on a mix that is
 * always the same for a number.
 */
export function courseOf(phoneNumber: string): Course {
  return byLastDigits[phoneNumber.slice(-2)] ?? { kind: "reached", mood: pick(seededRandom(phoneNumber), mix) };
}
