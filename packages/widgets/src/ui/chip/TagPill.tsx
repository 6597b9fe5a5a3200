import { useRef, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { whenWanted } from "../../lib/whenWanted.js";
import { onDemand } from "../on-demand/index.js";
import { Truncate } from "../truncate/index.js";
import { chipMessages } from "./chip.messages.js";
import { Pill, PillButton } from "./Chip.styles.js";

const RenameField = onDemand(() => import("./RenameField.js").then(({ RenameField }) => RenameField), "all");

/** Nobody sees them before a tag is hovered or focused, so they come after the tags. */
const TagTools = whenWanted(() => import("./TagTools.js").then(({ TagTools }) => TagTools), "none");

/** Props of {@link TagPill}. */
export interface TagPillProps {
  title: string;
  color: "blue" | "teal" | "pink" | "yellow";
  /** Called when the tag is pressed, for example to filter by it. Without it, the title is plain text. */
  onPress?: (() => void) | undefined;
  /** Whether the list is filtered by this tag. */
  isSelected?: boolean;
  /** Called with the new title, trimmed and on one line. Without it, the tag has no edit button. */
  onRename?: ((title: string) => void) | undefined;
  /** Called when the tag is removed. Without it, the tag has no remove button. */
  onDelete?: (() => void) | undefined;
}

/**
 * A tag. Pointing at it or focusing it brings out a pencil, which turns the title into a field (Enter saves, Escape
 * leaves it as it was), and a cross.
 *
 * @example
 * <TagPill title={tag.title} color={tag.color} onPress={() => toggleFilter(tag)} onRename={(title) => rename(tag, title)} />
 */
export function TagPill({ title, color, onPress, isSelected = false, onRename, onDelete }: TagPillProps) {
  const t = useMessages(chipMessages);
  const [isRenaming, setIsRenaming] = useState(false);
  const pillRef = useRef<HTMLSpanElement>(null);

  const endRenaming = (next?: string) => {
    setIsRenaming(false);
    pillRef.current?.closest<HTMLElement>("[tabindex]")?.focus(); // the field that had the focus is gone
    if (next !== undefined) onRename?.(next);
  };
  if (isRenaming) {
    return (
      <Pill ref={pillRef} data-color={color}>
        <RenameField
          label={t.tagName({ title })}
          title={title}
          onEnd={endRenaming}
          fallback={<Truncate>{title}</Truncate>}
        />
      </Pill>
    );
  }
  return (
    <Pill ref={pillRef} data-color={color} data-selected={isSelected || undefined}>
      {onPress ? (
        <PillButton type="button" aria-pressed={isSelected} onClick={onPress}>
          <Truncate>{title}</Truncate>
        </PillButton>
      ) : (
        <Truncate>{title}</Truncate>
      )}
      {(onRename || onDelete) && (
        <TagTools
          isWanted
          title={title}
          onApproach={RenameField.preload}
          onRename={onRename && (() => setIsRenaming(true))}
          onDelete={onDelete}
        />
      )}
    </Pill>
  );
}
