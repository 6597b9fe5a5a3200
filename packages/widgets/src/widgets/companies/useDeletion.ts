import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useRemoval } from "../../lists/useRemoval.js";
import type { ListPage } from "../../lists/useListPage.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import type { firstCompaniesMessages } from "./companies.firstTexts.js";
import { companiesMessages } from "./companies.messages.js";
import type { CompaniesEvent, CompaniesView } from "./Companies.types.js";
import { type AgreedDeletion, askToDelete } from "./askToDelete.js";
import type { DeletionRequests } from "./useDeletionRequests.js";

/** Options of {@link useDeletion}. */
export interface DeletionOptions {
  t: Messages<typeof firstCompaniesMessages>;
  page: ListPage<CompaniesView>;
  requests: DeletionRequests;
  confirm: (question: Confirmation) => Promise<boolean>;
  report: (event: CompaniesEvent) => void;
}

/** Carries out with the ids of the selected companies what it is given. */
export type WithChosen = (act: (ids: readonly string[]) => Promise<void>) => Promise<void>;

/** Deletes companies, with the questions before and the announcements after. */
export function useDeletion({ t: begun, page, requests, confirm, report }: DeletionOptions) {
  const t = useAllMessages(companiesMessages, begun);
  const removal = useRemoval(page);
  const { client, deleteCompany, deleteCompanies } = requests;
  const ask = askToDelete({ t, client, confirm });

  return {
    ofOne: async (company: { id: string; name: string }): Promise<void> => {
      const agreed = await ask(company);
      if (agreed) await ofAgreed(agreed);
    },

    /** Deletes a company for which a person has already confirmed it. */
    ofAgreed,

    ofChosen: async (count: number, withChosen: WithChosen): Promise<void> => {
      const title = t.deleteManyTitle({ count });
      const isAgreed = await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete });
      if (isAgreed) await withChosen((ids) => remove(ids, () => deleteCompanies.trigger({ body: { ids: [...ids] } })));
    },
  };

  function ofAgreed({ sellerCompanyId: id, balance }: AgreedDeletion): Promise<void> {
    return remove([id], () =>
      balance === undefined
        ? deleteCompanies.trigger({ body: { ids: [id] } })
        : deleteCompany.trigger({ path: { id }, query: { balance } }),
    );
  }

  async function remove(ids: readonly string[], send: () => Promise<unknown>): Promise<void> {
    const says = { done: t.deleted({ count: ids.length }), failed: t.deleteFailed };
    if (await removal(ids, send, says))
      report({ widget: "companies", type: "companiesDeleted", detail: { sellerCompanyIds: ids } });
  }
}
