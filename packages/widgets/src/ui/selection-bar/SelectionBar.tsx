import type { OperationId } from "@callwright/sdk/contract";
import { useState } from "react";

import type { IconShape } from "../icon/index.js";
import { onDemand } from "../on-demand/index.js";

const ChosenBar = onDemand(() => import("./ChosenBar.js").then(({ ChosenBar }) => ChosenBar), "none");

/** Loads the bar's code in advance: a pointer or the focus is near the rows, so one may be selected soon. */
export const preloadSelectionBar = ChosenBar.preload;

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
  /** How many rows it takes. When more are selected, it is disabled and says so. @default any number */
  atMost?: number | undefined;
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
  /** Whether the selected rows are being read, for an action on them: the bar says so and takes no other press. @default false */
  isReading?: boolean | undefined;
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
export function SelectionBar(props: SelectionBarProps) {
  // Once it was rendered, it stays to return the focus when the selection ends.
  const [wasThere, setWasThere] = useState(false);
  if (props.count > 0 && !wasThere) setWasThere(true);
  return wasThere && <ChosenBar {...props} />;
}
