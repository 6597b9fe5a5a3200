import { useEffect } from "react";

import { useMessages } from "../../i18n/index.js";
import { useAllowed } from "../../lib/allowed.js";
import { Button, IconButton } from "../button/index.js";
import { X } from "../icon/generated/icons.js";
import { preloadToasts } from "../toast/index.js";
import type { SelectionAction, SelectionBarProps } from "./SelectionBar.js";
import { Count, Divider, Foot, Narrow, Pill, Wide } from "./SelectionBar.styles.js";
import { selectionBarMessages } from "./selectionBar.messages.js";
import { useFocusBack } from "./useFocusBack.js";

/** The bar as rendered, once rows were selected. */
export function ChosenBar({ count, totalCount, isReading = false, actions, onClear, onSelectAll }: SelectionBarProps) {
  const t = useMessages(selectionBarMessages);
  const allowed = useAllowed(actions);
  const { ref, onFocus } = useFocusBack(count > 0);
  const reading = isReading ? t.reading({ count }) : undefined;
  const tooMany = ({ atMost = count }: SelectionAction) => (count > atMost ? t.tooMany({ count: atMost }) : undefined);
  // What an action says should not come late, and without a network its code cannot be loaded any more.
  useEffect(preloadToasts, []);
  if (count === 0) return null;
  return (
    <Foot ref={ref} data-part="selection-bar">
      <Pill role="toolbar" aria-label={t.label} onFocus={onFocus}>
        <Count role="status">
          <bdi>{reading ?? t.count({ count })}</bdi>
        </Count>
        {onSelectAll && count < totalCount && (
          <Button variant="ghost" size="small" onPress={onSelectAll}>
            {t.selectAll({ count: totalCount })}
          </Button>
        )}
        {allowed.map((action, index) =>
          // A separator is identified only by its position between two groups.
          action === "separator" ? (
            <Divider key={`line-${index}`} />
          ) : (
            <ActionButton
              key={action.id}
              {...action}
              disabledReason={reading ?? action.disabledReason ?? tooMany(action)}
            />
          ),
        )}
        <Divider />
        <IconButton size="small" icon={X} label={t.clear} isDisabled={isReading} onPress={onClear} />
      </Pill>
    </Foot>
  );
}

function ActionButton({ label, icon, isLead = false, isBusy, disabledReason, onAction }: SelectionAction) {
  const shared = { size: "small", icon, isBusy, disabledReason, onPress: onAction } as const;
  return (
    <span data-lead={isLead || undefined}>
      <Wide>
        <Button variant="ghost" {...shared}>
          {label}
        </Button>
      </Wide>
      <Narrow>
        <IconButton label={label} {...shared} />
      </Narrow>
    </span>
  );
}
