import type { StartOptions, Tokens } from "./ClientSession.js";

/** Where the tokens of a session are kept. Implement it to keep them somewhere else, for example in a keychain. */
export interface TokenStore {
  /** What is stored now, fresh from the store; null when nothing is, or when it is too old. */
  read(): Partial<Tokens> | null;
  /** Replaces what is stored; null forgets it. Without options the former lifetime goes on. */
  write(tokens: Partial<Tokens> | null, options?: StartOptions): void;
  /** Calls back when somebody else (another tab) changed the tokens. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Runs the task while nobody else who shares the store runs one. */
  exclusively<Result>(task: () => Promise<Result>): Promise<Result>;
}
