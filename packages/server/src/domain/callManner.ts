/** Whether a call is recorded: always, when the person agrees, or never. */
export type RecordingChoice = "ON" | "ASK" | "OFF";

export const recordingChoices: readonly RecordingChoice[] = ["ON", "ASK", "OFF"];

/** What a company wants of every call, once somebody or something has answered. */
export interface CallManner {
  recording: RecordingChoice;
  /** What is said to an answering machine; a message of null is a sentence of ours. */
  voicemail: { action: "HANG_UP" | "LEAVE_MESSAGE"; message: string | null };
}

/** Where nobody has asked for anything else. */
export const usualManner: CallManner = { recording: "ON", voicemail: { action: "HANG_UP", message: null } };

/** The manner of a call over a carrier: where nobody can be asked in the call, nothing is recorded that would have to be asked for. */
export function mannerOver(manner: CallManner, { asksToRecord }: { asksToRecord: boolean }): CallManner {
  return manner.recording === "ASK" && !asksToRecord ? { ...manner, recording: "OFF" } : manner;
}
