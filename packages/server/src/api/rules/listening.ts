/** The maximum time between the record that a person listens and the beginning of the audio. */
export const LISTENING_BEGINS_WITHIN_MS = 60_000;
