import { uuidv7 } from "uuidv7";

/** Creates identifiers: UUID version 7, so that a newer row has the greater id. */
export interface Ids {
  next(): string;
}

export const randomIds: Ids = { next: uuidv7 };

/** Whether a text from a request can be one of our ids. */
export function isId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? "");
}
