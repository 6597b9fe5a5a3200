import { useDeletePhoneBook, useDeletePhoneBooks } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useRemoval } from "../../lists/useRemoval.js";
import type { ListPage } from "../../lists/useListPage.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import type { callCenterMessages } from "./callCenter.messages.js";
import type { CallCenterEvent, CallCenterRow, CallCenterView } from "./CallCenter.types.js";

/** Options of {@link useItemRemoval}. */
export interface ItemRemovalOptions {
  page: ListPage<CallCenterView>;
  chosen: { withChosen: (act: (ids: readonly string[]) => unknown) => Promise<void> };
  confirm: (question: Confirmation) => Promise<boolean>;
  report: (event: CallCenterEvent) => void;
}

/** Deletes items, most of the time after asking, because it deletes data. */
export function useItemRemoval(
  { page, chosen, confirm, report }: ItemRemovalOptions,
  t: Messages<typeof callCenterMessages>,
) {
  const removal = useRemoval(page);
  const deleteOne = useDeletePhoneBook();
  const deleteMany = useDeletePhoneBooks();

  const remove = async (itemIds: readonly string[]): Promise<void> => {
    const ids = [...itemIds];
    const [only] = ids;
    if (only === undefined) return;
    const send = async () => {
      if (ids.length === 1) await deleteOne.trigger({ path: { id: only } });
      else await deleteMany.trigger({ body: { ids } });
    };
    const done = ids.length === 1 ? t.deleted : t.deletedMany({ count: ids.length });
    if (await removal(ids, send, { done, failed: t.deleteFailed }))
      report({ widget: "call-center", type: "itemsDeleted", detail: { itemIds: ids } });
  };
  const removeOne = (row: CallCenterRow) => {
    if (page.view.openItemId === row.id) page.change({ openItemId: "" });
    return remove([row.id]);
  };
  return {
    removeOne,
    askToDelete: async (row: CallCenterRow): Promise<void> => {
      const title = t.deleteTitle({ name: row.customer ?? t.unnamed });
      if (await confirm({ title, body: t.deleteBody, confirmLabel: t.delete })) await removeOne(row);
    },
    askToDeleteChosen: async (count: number): Promise<void> => {
      const title = t.deleteSelectedTitle({ count });
      if (await confirm({ title, body: t.deleteSelectedBody, confirmLabel: t.delete })) await chosen.withChosen(remove);
    },
  };
}
