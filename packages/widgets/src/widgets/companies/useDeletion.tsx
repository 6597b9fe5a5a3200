import type { Messages } from "../../i18n/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { selectedCount } from "../../ui/table/index.js";
import type { companiesMessages } from "./companies.messages.js";
import { type AgreedDeletion, useAskToDelete } from "./useAskToDelete.js";
import type { CompaniesModel } from "./useCompanies.js";

/** Deletes companies after confirmation. Render `dialogs` beside the list. */
export function useDeletion(
  t: Messages<typeof companiesMessages>,
  { actions, close, selection, totalCount, withChosen }: CompaniesModel,
) {
  const { confirm, dialog } = useConfirm();
  const one = useAskToDelete(t);
  const remove = ({ sellerCompanyId, balance }: AgreedDeletion) => actions.delete([sellerCompanyId], balance);
  return {
    dialogs: (
      <>
        {dialog}
        {one.dialog}
      </>
    ),
    ofOne: async (company: { id: string; name: string }) => {
      const agreed = await one.ask(company);
      if (agreed) await remove(agreed);
    },
    /** Deletes the open company. The drawer has already asked for confirmation. */
    ofOpen: (agreed: AgreedDeletion) => {
      close();
      void remove(agreed);
    },
    ofChosen: async () => {
      const count = selectedCount(selection, totalCount ?? 0);
      const title = t.deleteManyTitle({ count });
      const isAgreed = await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete });
      if (isAgreed) await withChosen((ids) => actions.delete(ids));
    },
  };
}
