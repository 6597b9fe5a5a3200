import type { Messages } from "../../i18n/index.js";
import type { BulkAction } from "../../lists/bulkActions.js";
import { CalendarClock, Download, Phone, Trash2 } from "../../ui/icon/generated/icons.js";
import { selectedCount } from "../../ui/table/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterModel } from "./useCallCenter.js";

interface BulkOptions {
  t: Messages<typeof firstCallCenterMessages>;
  model: CallCenterModel;
  /** Why none of it can be done. */
  disabledReason: string | undefined;
  /** Asks first: it costs money. */
  onCallChosen: (count: number) => void;
  /** Asks first: it destroys. */
  onDeleteChosen: (count: number) => void;
}

/** What can be done with several items, or with all that the filters find. */
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
