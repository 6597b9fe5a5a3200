import type { SelectionAction } from "../ui/selection-bar/index.js";
import type { HeaderAction } from "../ui/widget-header/index.js";

/** An action for several rows, or for all records of a list. */
export interface BulkAction extends Omit<SelectionAction, "onAction"> {
  /** Called for the selected rows. If omitted, the action is only for all records. */
  onChosen?: () => void;
  /** Called for all records that match the filters. If omitted, the action is only for selected rows. */
  onAll?: () => void;
}

/**
 * The actions beside the title: those for all records. If rows cannot be selected, the other actions too, with the
 * reason.
 */
export function besideTitle(
  actions: readonly (BulkAction | "separator")[],
  { canChoose }: { canChoose: boolean },
): (HeaderAction & Pick<SelectionAction, "icon">)[] {
  return actions.flatMap((action) => {
    if (action === "separator" || (action.onAll === undefined && canChoose)) return [];
    const { isLead: _, onChosen, onAll = onChosen ?? nothing, ...rest } = action;
    return [{ ...rest, onAction: onAll }];
  });
}

/** The actions in the selection bar. Those that name each row to the server take as many as it reads from one request. */
export function ofChosen(actions: readonly (BulkAction | "separator")[]): (SelectionAction | "separator")[] {
  return actions.flatMap<SelectionAction | "separator">((action) => {
    if (action === "separator") return [action];
    const { onAll, onChosen, ...rest } = action;
    return onChosen ? [{ ...rest, atMost: onAll ? undefined : idsPerRequest, onAction: onChosen }] : [];
  });
}

/** The contract's maximum, in `IdsRequest` and its likes. */
const idsPerRequest = 10_000;

const nothing = () => undefined;
