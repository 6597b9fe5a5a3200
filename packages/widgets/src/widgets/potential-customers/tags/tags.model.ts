import type { TagColor } from "@callwright/sdk/contract";

import type { Option } from "../../../ui/combo-box/index.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";

/** Changes of tags that are not yet in the data from the server. */
export interface TagChanges {
  /**
   * A new name applies while the server's data still has the name that it replaced. A later name from the server
   * replaces it.
   */
  renamed: ReadonlyMap<string, { from: string; to: string }>;
  deleted: ReadonlySet<string>;
}

/** Applies changes to tags. Returns the same list if no change concerns it. */
export function shownTags(tags: readonly CustomerTag[], { renamed, deleted }: TagChanges): readonly CustomerTag[] {
  const isConcerned = tags.some(({ id }) => deleted.has(id) || renamed.has(id));
  if (!isConcerned) return tags;
  return tags
    .filter(({ id }) => !deleted.has(id))
    .map((tag) => {
      const name = renamed.get(tag.id);
      return name?.from === tag.title ? { ...tag, title: name.to } : tag;
    });
}

/** A tag as an option. It keeps its colour, which is shown when it is chosen. */
export interface TagOption extends Option {
  color: TagColor;
}

export const toTagOption = ({ id, title, color }: CustomerTag): TagOption => ({ id, label: title, color });
