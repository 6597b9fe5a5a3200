import type { ProspectMood } from "../../agents/port.ts";
import { pick, seededRandom } from "../../../domain/seededRandom.ts";

/** What becomes of a simulated call: nobody is reached, or somebody in a mood. */
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

/** Who answers there did not ask for the test call. */
const STRANGER_DIGITS = "07";

/** The course of a call that asks whoever answers to prove that they wanted it. */
export function courseOfProof(phoneNumber: string): Course {
  return phoneNumber.endsWith(STRANGER_DIGITS) ? { kind: "reached", mood: "STRANGER" } : courseOf(phoneNumber);
}

/** The course follows the number, so that it can be wished for: its last two digits, or else a mix that is the same every time. */
export function courseOf(phoneNumber: string): Course {
  return byLastDigits[phoneNumber.slice(-2)] ?? { kind: "reached", mood: pick(seededRandom(phoneNumber), mix) };
}
