import { useApi, useListSellerCompanies } from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useListSelection } from "../../lists/useListSelection.js";
import { useOpenRow } from "../../lists/useOpenRow.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import type { firstCompaniesMessages } from "./companies.firstTexts.js";
import { companiesView, toCompanyRow, toFilterQuery } from "./companies.model.js";
import type { CompaniesEvent, CompaniesView } from "./Companies.types.js";
import { useCompanyActions } from "./useCompanyActions.js";

/** The options that the host passes to the controller. */
export interface CompaniesOptions extends ListOptions<CompaniesView> {
  onCompanyCreated?: ((event: { sellerCompanyId: string }) => void) | undefined;
}

/** The controller of the widget: the view, the companies, and the actions on them. */
export function useCompanies(options: CompaniesOptions, t: Messages<typeof firstCompaniesMessages>) {
  const { onEvent } = useHost();
  const report = (event: CompaniesEvent) => onEvent?.(event);
  const client = useApi();
  const page = useListPage(companiesView, options);
  const { view, change } = page;
  const { surface } = useSurface<"create">(view.openNew ? { id: "new", kind: "create" } : undefined);

  const profile = useViewer();
  const query = { page: view.page, perPage: view.perPage, ...toFilterQuery(view) };
  const read = useListSellerCompanies(profile.viewer ? { query } : null);
  const list = useRecordList({ page, list: read, query, profile, toRow: toCompanyRow });
  const chosen = useListSelection({
    page,
    rows: list.rows,
    read: (some) => client.call("listSellerCompanies", { query: { ...toFilterQuery(view), ...some } }),
    toRow: toCompanyRow,
    failed: t.selectionFailed,
  });
  const open = (sellerCompanyId: string) => {
    change({ openCompanyId: sellerCompanyId });
    report({ widget: "companies", type: "companyOpened", detail: { sellerCompanyId } });
  };

  return {
    ...page,
    ...list,
    ...chosen,
    viewer: profile.viewer,
    actions: useCompanyActions(t, page, report),

    ...useOpenRow(list.rows, view.openCompanyId, open),
    open,
    close: () => change({ openCompanyId: "" }),
    surface,
    openNew: () => change({ openNew: true }),
    closeNew: () => change({ openNew: false }),
    companyCreated: (sellerCompanyId: string) => {
      report({ widget: "companies", type: "companyCreated", detail: { sellerCompanyId } });
      options.onCompanyCreated?.({ sellerCompanyId });
    },
  };
}

/** The data and actions that the controller returns to the view. */
export type CompaniesModel = ReturnType<typeof useCompanies>;
