/** How soon hearing a call has to begin after somebody said that they listen. */
export const LISTENING_BEGINS_WITHIN_MS = 60_000;
