import { useMessages } from "../../i18n/index.js";
import { Pencil, X } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { chipMessages } from "./chip.messages.js";
import { PillTools } from "./TagTools.styles.js";

/** Props of {@link TagTools}. */
export interface TagToolsProps {
  title: string;
  /** A pointer or the focus is near the pencil. */
  onApproach: () => void;
  /** Called when the pencil is pressed. Without it, there is none. */
  onRename: (() => void) | undefined;
  /** Called when the cross is pressed. Without it, there is none. */
  onDelete: (() => void) | undefined;
}

/** The pencil and the cross of a tag. */
export function TagTools({ title, onApproach, onRename, onDelete }: TagToolsProps) {
  const t = useMessages(chipMessages);
  return (
    <PillTools>
      {onRename && (
        <button
          type="button"
          aria-label={t.renameTag({ title })}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onClick={onRename}
        >
          <Icon icon={Pencil} size={11} />
        </button>
      )}
      {onDelete && (
        <button type="button" aria-label={t.deleteTag({ title })} onClick={onDelete}>
          <Icon icon={X} size={12} />
        </button>
      )}
    </PillTools>
  );
}
