/** What most people add. */
export const presetsUsd = [10, 25, 50, 100] as const;

/** What adding begins with. */
export const usualUsd = 25;
