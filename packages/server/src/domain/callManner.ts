/** Whether a call is recorded: always, when the person agrees, or never. */
export type RecordingChoice = "ON" | "ASK" | "OFF";

export const recordingChoices: readonly RecordingChoice[] = ["ON", "ASK", "OFF"];

/** A company's settings for the course of every call, once a person or a machine has answered. */
export interface CallManner {
  recording: RecordingChoice;
  /** What is said to an answering machine; a message of null means our default sentence. */
  voicemail: { action: "HANG_UP" | "LEAVE_MESSAGE"; message: string | null };
}

/** The defaults, if no setting was changed. */
export const usualManner: CallManner = { recording: "ON", voicemail: { action: "HANG_UP", message: null } };

/**
 * The manner of a call over a carrier: if the carrier cannot ask in the call, calls whose recording would need consent
 * are not recorded.
 */
export function mannerOver(manner: CallManner, { asksToRecord }: { asksToRecord: boolean }): CallManner {
  return manner.recording === "ASK" && !asksToRecord ? { ...manner, recording: "OFF" } : manner;
}
