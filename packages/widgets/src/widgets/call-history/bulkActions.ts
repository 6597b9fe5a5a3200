import type { Messages } from "../../i18n/index.js";
import type { BulkAction } from "../../lists/bulkActions.js";
import { Download, Phone } from "../../ui/icon/generated/icons.js";
import { selectedCount } from "../../ui/table/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import type { CallHistoryModel } from "./useCallHistory.js";

/**
 * The actions on several calls, or on all calls that match the filters.
 *
 * @param upgrade why actions that need a plan are disabled; undefined if they are not
 */
export function bulkActions(
  t: Messages<typeof firstCallHistoryMessages>,
  { actions, questions, selection, totalCount = 0, isNothingToCall }: CallHistoryModel,
  upgrade: string | undefined,
  stopActions: readonly BulkAction[],
): BulkAction[] {
  return [
    {
      id: "call",
      needs: "startCalls",
      label: t.callSelected,
      icon: Phone,
      isLead: true,
      disabledReason: upgrade ?? (isNothingToCall ? t.nothingToCall : undefined),
      onChosen: () => void questions.askMany(selectedCount(selection, totalCount)),
    },
    ...stopActions,
    {
      id: "export",
      needs: "exportCalls",
      label: t.export,
      icon: Download,
      isBusy: actions.isExporting,
      disabledReason: upgrade,
      onAll: actions.exportAll,
      onChosen: () => void actions.exportChosen(),
    },
  ];
}
