import type { Query } from "@callwright/sdk/contract";
import { useDeletePhoneBook, useDeletePhoneBooks, useExportPhoneBooks } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useListExport, useRemoval } from "../../lists/useListActions.js";
import type { ListPage } from "../../lists/useListPage.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterEvent, CallCenterView } from "./CallCenter.types.js";

interface ItemActionsOptions {
  t: Messages<typeof firstCallCenterMessages>;
  page: ListPage<CallCenterView>;
  /** The query for all items that match the view, on all pages. */
  query: Query<"exportPhoneBooks">;
  report: (event: CallCenterEvent) => void;
}

/** The actions on items other than calls, and which of them are in progress. */
export function useItemActions({ t, page, query, report }: ItemActionsOptions) {
  const removal = useRemoval(page);
  const deleteOne = useDeletePhoneBook();
  const deleteMany = useDeletePhoneBooks();
  return {
    ...useListExport({
      page,
      exporter: useExportPhoneBooks(),
      query,
      fileName: "call-center.xlsx",
      failed: t.exportFailed,
      onExported: (itemIds) => report({ widget: "call-center", type: "itemsExported", detail: { itemIds } }),
    }),

    remove: async (itemIds: readonly string[]): Promise<void> => {
      const ids = [...itemIds];
      const [only] = ids;
      if (only === undefined) return;
      const remove = async () => {
        if (ids.length === 1) await deleteOne.trigger({ path: { id: only } });
        else await deleteMany.trigger({ body: { ids } });
      };
      const done = ids.length === 1 ? t.deleted : t.deletedMany({ count: ids.length });
      if (await removal(ids, remove, { done, failed: t.deleteFailed }))
        report({ widget: "call-center", type: "itemsDeleted", detail: { itemIds: ids } });
    },
  };
}
