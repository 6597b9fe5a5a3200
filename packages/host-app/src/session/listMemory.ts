import type { ListMemory } from "@callwright/widgets";

import { keepText, readJson } from "./storage.js";

const prefix = "callwright.list";

/**
 * The list memory of a user. It is kept in this browser under the user's id, so that another user who signs in here
 * finds their own settings.
 */
export function listMemoryOf(userId: string): ListMemory {
  const nameOf = (list: string) => `${prefix}.${userId}.${list}`;
  return {
    read: (list) => readJson("localStorage", nameOf(list)),
    write: (list, kept) => keepText("localStorage", nameOf(list), JSON.stringify(kept)),
  };
}
