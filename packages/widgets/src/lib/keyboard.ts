/** A key that was pressed, and with what. */
export type PressedKey = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** The keys that are held. There is one keyboard. */
export const keyboard = {
  /** How many hold it. */
  holds: 0,
  queue: [] as PressedKey[],
  /** Where the focus was when the first key was held: while it is there, what takes the keys has not got it. */
  origin: null as Element | null,
  /** Where the layers are drawn that may take it. */
  roots: [] as (Document | ShadowRoot)[],
  /** The codes of those keys that are down and held. */
  down: new Set<string>(),
  isPressing: false,
  isReleasing: false,
};

export const isCharacter = (key: string) => Array.from(key).length === 1;
