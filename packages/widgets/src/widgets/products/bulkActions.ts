import type { Messages } from "../../i18n/index.js";
import type { BulkAction } from "../../lists/bulkActions.js";
import { Download, Trash2 } from "../../ui/icon/generated/icons.js";
import { selectedCount } from "../../ui/table/index.js";
import type { firstProductsMessages } from "./products.firstTexts.js";
import type { ProductsModel } from "./useProducts.js";

/**
 * The actions for several products, or for all that match the filters.
 *
 * @param disabledReason why these actions are disabled
 */
export function bulkActions(
  t: Messages<typeof firstProductsMessages>,
  { actions, selection, totalCount, withChosen }: ProductsModel,
  disabledReason: string | undefined,
): BulkAction[] {
  const count = selectedCount(selection, totalCount ?? 0);
  const onDelete = () => void actions.askToDeleteChosen(count, withChosen);
  return [
    {
      id: "export",
      needs: "exportProducts",
      label: t.export,
      icon: Download,
      isBusy: actions.isExporting,
      disabledReason,
      onAll: actions.exportAll,
      onChosen: () => void actions.exportChosen(),
    },
    { id: "delete", needs: "deleteProducts", label: t.delete, icon: Trash2, disabledReason, onChosen: onDelete },
  ];
}
