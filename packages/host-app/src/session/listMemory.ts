import type { ListMemory } from "@callwright/widgets";

const prefix = "callwright.list";

/**
 * The list memory of a user. It is kept in this browser under the user's id, so that another user who signs in here
 * finds their own settings. If the storage is full or forbidden, lists begin with their default settings.
 */
export function listMemoryOf(userId: string, storage: () => Storage = () => localStorage): ListMemory {
  const nameOf = (list: string) => `${prefix}.${userId}.${list}`;
  return {
    read(list) {
      try {
        return JSON.parse(storage().getItem(nameOf(list)) ?? "null") as unknown;
      } catch {
        return undefined;
      }
    },
    write(list, kept) {
      try {
        storage().setItem(nameOf(list), JSON.stringify(kept));
      } catch {
        // Only a preference is lost.
      }
    },
  };
}
