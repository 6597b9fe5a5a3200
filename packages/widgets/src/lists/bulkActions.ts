import type { SelectionAction } from "../ui/selection-bar/index.js";
import type { HeaderAction } from "../ui/widget-header/index.js";

/** What can be done with several rows, or with all that a list finds. */
export interface BulkAction extends Omit<SelectionAction, "onAction"> {
  /** Does it with the chosen rows. Without it, it is for all only. */
  onChosen?: () => void;
  /** Does it with all that the list finds. Without it, it is for chosen rows only. */
  onAll?: () => void;
}

/** What stands beside the title: what is done with all. Where no row can be chosen, the rest too, to say why it cannot be. */
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

/** What stands in the bar of the chosen rows. */
export function ofChosen(actions: readonly (BulkAction | "separator")[]): (SelectionAction | "separator")[] {
  return actions.flatMap<SelectionAction | "separator">((action) => {
    if (action === "separator") return [action];
    const { onAll: _, onChosen, ...rest } = action;
    return onChosen ? [{ ...rest, onAction: onChosen }] : [];
  });
}

const nothing = () => undefined;
