import type { TokenStore } from "./TokenStore.js";
import type { Tokens } from "./ClientSession.js";

/** Keeps the tokens in memory, for tests, servers and scripts. */
export function memoryTokens(initial: Partial<Tokens> | null = null): TokenStore {
  let tokens = initial;
  return {
    read: () => tokens,
    write: (next) => {
      tokens = next;
    },
    subscribe: () => () => {},
    exclusively: (task) => task(),
  };
}
