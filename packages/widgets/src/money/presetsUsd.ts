/** What most people add. */
export const presetsUsd = [10, 25, 50, 100];
