import type { ListMemory } from "@callwright/widgets";

const prefix = "callwright.list";

/**
 * How a person likes their lists, kept in this browser under their id: another person who signs in here finds theirs
 * . A browser that keeps nothing, because its storage is full or forbidden, has lists that begin as usual.
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
        // Nothing is lost but a preference.
      }
    },
  };
}
