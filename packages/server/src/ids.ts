import { uuidv7 } from "uuidv7";

/** Makes identifiers: UUID version 7, so that a newer row has the greater id. */
export interface Ids {
  next(): string;
}

export const randomIds: Ids = { next: uuidv7 };
