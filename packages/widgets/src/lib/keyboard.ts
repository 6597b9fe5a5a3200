/** A pressed key with its modifiers. */
export type PressedKey = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** The held keys. There is one keyboard. */
export const keyboard = {
  /** How many parts hold them. */
  holds: 0,
  queue: [] as PressedKey[],
  /** The focused element when the first key was held: while it has the focus, the part does not have it yet. */
  origin: null as Element | null,
  /** The containers in which the layer may be rendered that handles them. */
  roots: [] as (Document | ShadowRoot)[],
  /** The codes of held keys that are down. */
  down: new Set<string>(),
  isPressing: false,
  isReleasing: false,
};

export const isCharacter = (key: string) => Array.from(key).length === 1;
