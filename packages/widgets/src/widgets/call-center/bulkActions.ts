import type { Messages } from "../../i18n/index.js";
import type { BulkAction } from "../../lists/bulkActions.js";
import { CalendarClock, Download, Phone, Trash2 } from "../../ui/icon/generated/icons.js";
import { selectedCount } from "../../ui/table/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterModel } from "./useCallCenter.js";

interface BulkOptions {
  t: Messages<typeof firstCallCenterMessages>;
  model: CallCenterModel;
  /** Why the actions are disabled. */
  disabledReason: string | undefined;
  /** Called to call the selected items. It asks for confirmation first, because calls cost money. */
  onCallChosen: (count: number) => void;
  /** Called to delete the selected items. It asks for confirmation first, because it deletes data. */
  onDeleteChosen: (count: number) => void;
}

/** The actions on several items, or on all items that match the filters. */
export function bulkActions({ t, model, disabledReason, onCallChosen, onDeleteChosen }: BulkOptions) {
  const count = selectedCount(model.selection, model.totalCount ?? 0);
  const calls: BulkAction[] = [
    {
      id: "callNow",
      needs: "startCalls",
      label: t.callSelectedNow,
      icon: Phone,
      isLead: true,
      isBusy: model.isStarting,
      disabledReason,
      onChosen: () => onCallChosen(count),
    },
    {
      id: "callLater",
      needs: "startCalls",
      label: t.callSelectedLater,
      icon: CalendarClock,
      disabledReason,
      onChosen: () => model.askChosenLater(count),
    },
  ];
  const rest: BulkAction[] = [
    {
      id: "export",
      needs: "exportPhoneBooks",
      label: t.export,
      icon: Download,
      isBusy: model.isExporting,
      disabledReason,
      onAll: model.exportAll,
      onChosen: () => void model.exportChosen(),
    },
    {
      id: "delete",
      needs: "deletePhoneBooks",
      label: t.delete,
      icon: Trash2,
      disabledReason,
      onChosen: () => onDeleteChosen(count),
    },
  ];
  return [...calls, "separator" as const, ...rest];
}
