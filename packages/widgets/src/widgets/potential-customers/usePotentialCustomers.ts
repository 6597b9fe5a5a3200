import type { PotentialCustomer } from "@callwright/sdk/contract";
import { useApi, useExportPotentialCustomers, useListPotentialCustomers, useLiveEvents } from "@callwright/sdk/hooks";
import { useCallback } from "react";

import { useSellerFilter } from "../../companies/useSellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { useListExport } from "../../lists/useListExport.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useListSelection } from "../../lists/useListSelection.js";
import { useOpenRow } from "../../lists/useOpenRow.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import { preloadConfirm, useConfirm } from "../../ui/confirm/index.js";
import { lateActions } from "../../ui/on-demand/index.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import { customersView, toCustomerRow, toFilterQuery, toggled } from "./potentialCustomers.model.js";
import type {
  CustomerRow,
  CustomerTag,
  ImportOutcome,
  PotentialCustomersEvent,
  PotentialCustomersView,
} from "./PotentialCustomers.types.js";
import { useTagActions } from "./tags/useTagActions.js";
import { useTagFilter } from "./tags/useTagFilter.js";
import { useCustomerLinks } from "./useCustomerLinks.js";

const useActing = lateActions(() =>
  import("./useCustomerActing.js").then(({ useCustomerActing }) => useCustomerActing),
);

/** The options of the controller, which are props of the widget. */
export interface PotentialCustomersOptions extends ListOptions<PotentialCustomersView> {
  onCustomerCreated?: ((event: { potentialCustomerId: string }) => void) | undefined;
  onImported?: ((event: ImportOutcome) => void) | undefined;
}

/** The controller of the widget: the state of the view, the customers, and the actions. */
export function usePotentialCustomers(
  options: PotentialCustomersOptions,
  t: Messages<typeof firstPotentialCustomersMessages>,
) {
  useLiveEvents();
  const client = useApi();
  const { onEvent } = useHost();
  const report = (event: PotentialCustomersEvent) => onEvent?.(event);
  const page = useListPage(customersView, options);
  const { view, change } = page;
  const surface = useSurface<CustomersSurface>(view.openNew ? { id: "new", kind: "create" } : undefined);

  const profile = useViewer();
  const isManager = profile.viewer?.isManager ?? false;
  /** Sellers create records for their own company; managers for the company they look at, or for the catalogue. */
  const ownerId = isManager ? view.sellerCompanyId || null : undefined;
  const toggleTag = (id: string) => change({ tagIds: toggled(view.tagIds, id) });
  const { confirm, dialog } = useConfirm();
  const { part, run, open: openLate } = useActing({ t, page, confirm, report });
  const ask: typeof openLate = (act) => {
    preloadConfirm();
    return openLate(act);
  };
  const tags = useTagActions({ run, ownerId, onDeleted: (id) => view.tagIds.includes(id) && toggleTag(id) });
  const { shown } = tags;

  // The query depends on the viewer's role.
  const filters = toFilterQuery(view, isManager);
  const query = profile.viewer && { page: view.page, perPage: view.perPage, ...filters };
  const toRow = useCallback(
    (customer: PotentialCustomer) => toCustomerRow({ ...customer, tags: [...shown(customer.tags)] }),
    [shown],
  );
  const read = useListPotentialCustomers(query ? { query } : null);
  const list = useRecordList({ page, list: read, query, profile, toRow });
  const chosen = useListSelection({
    page,
    rows: list.rows,
    read: (some) => client.call("listPotentialCustomers", { query: { ...filters, ...some } }),
    toRow,
    failed: t.selectionFailed,
  });
  const links = useCustomerLinks({ run, report, onAttached: page.clear, show: surface.open });
  const open = (potentialCustomerId: string) => {
    change({ openCustomerId: potentialCustomerId });
    report({ widget: "potential-customers", type: "customerOpened", detail: { potentialCustomerId } });
  };

  return {
    ...page,
    ...list,
    ...chosen,
    viewer: profile.viewer,
    /** What is in progress, and the confirmation before customers or tags are deleted. Render them with the list. */
    part,
    dialog,
    tagFilter: useTagFilter(ownerId),
    sellerFilter: useSellerFilter(isManager ? view.sellerCompanyId : ""),
    ...useListExport({
      page,
      exporter: useExportPotentialCustomers(),
      query: filters,
      fileName: "potential-customers.xlsx",
      failed: t.exportFailed,
      onExported: (potentialCustomerIds) =>
        report({ widget: "potential-customers", type: "customersExported", detail: { potentialCustomerIds } }),
    }),
    askToDelete: (row: CustomerRow) => ask((acting) => acting.askToDelete(row)),
    askToDeleteChosen: (count: number) => ask((acting) => acting.askToDeleteChosen(count, chosen.withChosen)),
    askToDeleteTag: (tag: CustomerTag) => ask((acting) => acting.askToDeleteTag(tag, tags.delete)),
    links,
    tags,
    toggleTag,
    ownerId,

    surface,
    ...useOpenRow(list.rows, view.openCustomerId, open),
    open,
    close: () => change({ openCustomerId: "" }),
    openNew: () => change({ openNew: true }),
    closeNew: () => change({ openNew: false }),

    customerCreated: (potentialCustomerId: string) => {
      report({ widget: "potential-customers", type: "customerCreated", detail: { potentialCustomerId } });
      options.onCustomerCreated?.({ potentialCustomerId });
    },
    customersImported: (outcome: ImportOutcome) => {
      const { created, updated, errors } = outcome;
      const detail = { created, updated, errorCount: errors.length };
      report({ widget: "potential-customers", type: "customersImported", detail });
      options.onImported?.(outcome);
    },
  };
}

/** The dialogs and drawers over the list, except the drawer of one customer. */
export type CustomersSurface = "create" | "import" | "attach" | "synced";

/** The result of the controller, which the view renders. */
export type PotentialCustomersModel = ReturnType<typeof usePotentialCustomers>;
