import type { OperationId } from "@callwright/sdk/contract";
import { useMessages } from "../../i18n/index.js";
import { useAllowed } from "../../lib/allowed.js";
import { Button, IconButton } from "../button/index.js";
import { X } from "../icon/generated/icons.js";
import type { IconShape } from "../icon/index.js";
import { Count, Divider, Foot, Narrow, Pill, Wide } from "./SelectionBar.styles.js";
import { selectionBarMessages } from "./selectionBar.messages.js";
import { useFocusBack } from "./useFocusBack.js";

/** An action for the selected rows. */
export interface SelectionAction {
  id: string;
  label: string;
  icon: IconShape;
  /** Whether it is the main action, whose icon has the accent colour. */
  isLead?: boolean;
  isBusy?: boolean;
  /** Why it is disabled. It stays visible and shows the reason. */
  disabledReason?: string | undefined;
  /** The operation that the action calls. It is hidden when the session may not call that operation. */
  needs?: OperationId | undefined;
  onAction: () => void;
}

/** Props of {@link SelectionBar}. */
export interface SelectionBarProps {
  /** How many rows are selected, on all pages. The bar is hidden when it is 0. */
  count: number;
  /** How many rows the list has; with `onSelectAll`, all of them can be selected. */
  totalCount: number;
  /** The actions in order. A `"separator"` is drawn only between two visible actions. */
  actions: readonly (SelectionAction | "separator")[];
  onClear: () => void;
  /** Called to select every row that matches the filters. It is offered when the whole page is selected and there are more rows. */
  onSelectAll?: (() => void) | undefined;
}

/**
 * The actions for selected rows: a bar that floats over the last rows, above the pagination. Render it between the two.
 *
 * @example
 * <Table … />
 * <SelectionBar
 *   count={selectedCount(selection, totalCount)}
 *   totalCount={totalCount}
 *   onSelectAll={pageSelection(selection, ids) === "every" ? () => setSelection("all") : undefined}
 *   onClear={() => setSelection(noSelection)}
 *   actions={[{ id: "export", label: "Export", icon: Download, disabledReason: plan.why, onAction: exportChosen }]}
 * />
 * <Pagination … />
 */
export function SelectionBar({ count, totalCount, actions, onClear, onSelectAll }: SelectionBarProps) {
  const t = useMessages(selectionBarMessages);
  const allowed = useAllowed(actions);
  const { ref, onFocus } = useFocusBack(count > 0);
  if (count === 0) return null;
  return (
    <Foot ref={ref} data-part="selection-bar">
      <Pill role="toolbar" aria-label={t.label} onFocus={onFocus}>
        <Count role="status">{t.count({ count })}</Count>
        {onSelectAll && count < totalCount && (
          <Button variant="ghost" size="small" onPress={onSelectAll}>
            {t.selectAll({ count: totalCount })}
          </Button>
        )}
        {allowed.map((action, index) =>
          // A line has no identity but its place between two groups.
          action === "separator" ? <Divider key={`line-${index}`} /> : <ActionButton key={action.id} {...action} />,
        )}
        <Divider />
        <IconButton size="small" icon={X} label={t.clear} onPress={onClear} />
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
