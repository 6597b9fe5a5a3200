import type { TagColor } from "@callwright/sdk/contract";

import type { Option } from "../../../ui/combo-box/index.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";

/** What was done to tags that the server has not shown yet. */
export interface TagChanges {
  /** A name holds for as long as the server still has the one it replaced; a later one of the server wins. */
  renamed: ReadonlyMap<string, { from: string; to: string }>;
  deleted: ReadonlySet<string>;
}

/** Tags with changes done to them; the same list when none concerns it. */
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

const tagColors: readonly TagColor[] = ["blue", "teal", "pink", "yellow"];

/** One of the four colours (B-TAG-08). */
export function randomTagColor(random: () => number = Math.random): TagColor {
  return tagColors[Math.floor(random() * tagColors.length)] ?? "blue";
}

/** A tag as something to choose. It keeps its colour, for when it is chosen. */
export interface TagOption extends Option {
  color: TagColor;
}

export const toTagOption = ({ id, title, color }: CustomerTag): TagOption => ({ id, label: title, color });
