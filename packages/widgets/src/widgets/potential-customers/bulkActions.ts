import type { Messages } from "../../i18n/index.js";
import type { BulkAction } from "../../lists/bulkActions.js";
import { Download, Link2, RefreshCw, Trash2, Upload } from "../../ui/icon/generated/icons.js";
import { selectedCount } from "../../ui/table/index.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import type { PotentialCustomersModel } from "./usePotentialCustomers.js";

/**
 * The actions for several customers, or for all that match the filters.
 *
 * @param disabledReason why these actions are disabled, except attaching
 */
export function bulkActions(
  t: Messages<typeof firstPotentialCustomersMessages>,
  model: PotentialCustomersModel,
  disabledReason: string | undefined,
): BulkAction[] {
  const { viewer, links, surface, selection, totalCount = 0, withChosen } = model;
  const attach: BulkAction = {
    id: "attach",
    label: t.attach,
    icon: Link2,
    onChosen: () => void withChosen(links.askToAttach),
  };
  return [
    {
      id: "import",
      needs: "importPotentialCustomers",
      label: t.import,
      icon: Upload,
      disabledReason,
      onAll: () => surface.open("import"),
    },
    {
      id: "export",
      needs: "exportPotentialCustomers",
      label: t.export,
      icon: Download,
      isBusy: model.isExporting,
      disabledReason,
      onAll: model.exportAll,
      onChosen: () => void model.exportChosen(),
    },
    {
      id: "sync",
      needs: "syncPotentialCustomerContacts",
      label: t.syncContacts,
      icon: RefreshCw,
      isBusy: links.isSyncing,
      disabledReason,
      onChosen: () => void withChosen(links.sync),
    },
    ...(viewer?.isManager ? [attach] : []),
    {
      id: "delete",
      needs: "deletePotentialCustomers",
      label: t.delete,
      icon: Trash2,
      disabledReason,
      onChosen: () => void model.askToDeleteChosen(selectedCount(selection, totalCount)),
    },
  ];
}
