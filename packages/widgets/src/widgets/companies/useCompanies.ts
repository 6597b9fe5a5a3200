import { useApi, useListSellerCompanies } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { useHost } from "../../lib/HostContext.js";
import { useSurface } from "../../lib/useSurface.js";
import { useViewer } from "../../lib/useViewer.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { useRecordList } from "../../records/useRecordList.js";
import { useRecordSelection } from "../../records/useRecordSelection.js";
import { hasSelection, neighbourRowId } from "../../ui/table/index.js";
import { changeView, isSameList, readView, toCompanyRow, toFilterQuery, viewChanges } from "./companies.model.js";
import type { CompaniesEvent, CompaniesView } from "./Companies.types.js";
import { type CompanyActionsVoice, useCompanyActions } from "./useCompanyActions.js";

/** What the host tells the controller. */
export interface CompaniesOptions {
  initialView?: Partial<CompaniesView> | undefined;
  onViewChange?: OnViewChange<CompaniesView> | undefined;
  onCompanyCreated?: ((event: { sellerCompanyId: string }) => void) | undefined;
}

const viewRules: ViewRules<CompaniesView> = { read: readView, changes: viewChanges, change: changeView };

/** What is kept of the list for the next time. */
const keptView: KeptView<CompaniesView> = { list: "companies", keys: ["perPage", "sortBy"] };

/** All that the companies draw from: what is looked at, the companies, and what can be done. */
export function useCompanies(options: CompaniesOptions, voice: CompanyActionsVoice) {
  const { onEvent } = useHost();
  const report = (event: CompaniesEvent) => onEvent?.(event);
  const client = useApi();
  const [view, changeAny] = useWidgetView(viewRules, options.initialView, options.onViewChange, keptView);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const surface = useSurface<"create">({ kind: "create", isOpen: view.openNew });
  // The drawer comes on demand, and stays while it leaves the screen.
  const [wasOpened, setWasOpened] = useState(false);
  if (view.openCompanyId && !wasOpened) setWasOpened(true);

  const { viewer, error, retry } = useViewer();
  const query = { page: view.page, perPage: view.perPage, ...toFilterQuery(view) };
  const { items, ...list } = useRecordList({
    list: useListSellerCompanies(viewer ? { query } : null),
    query,
    view,
    change: changeAny,
    profile: { error, retry },
    isFiltered: view.text.trim() !== "",
    deleting,
  });
  const rows = useMemo(() => items.map(toCompanyRow), [items]);
  const { selection, ...chosen } = useRecordSelection(
    (page) => client.call("listSellerCompanies", { query: { ...toFilterQuery(view), ...page } }),
    voice.selectionFailed,
  );
  const actions = useCompanyActions({ view, voice, report, setDeleting, onDone: chosen.clear });

  const change = (next: Partial<CompaniesView>) => {
    if (!isSameList(next) && hasSelection(selection)) chosen.clear();
    changeAny(next);
  };
  const open = (sellerCompanyId: string) => {
    change({ openCompanyId: sellerCompanyId });
    report({ widget: "companies", type: "companyOpened", detail: { sellerCompanyId } });
  };
  const neighbour = (step: -1 | 1) => {
    const ids = rows.map(({ id }) => id);
    const id = view.openCompanyId && neighbourRowId(ids, view.openCompanyId, step);
    return id ? () => open(id) : undefined;
  };

  return {
    ...list,
    rows,
    viewer,
    view,
    change,
    selection,
    ...chosen,
    actions,
    surface,
    wasOpened,
    open,
    close: () => change({ openCompanyId: "" }),
    openNew: () => change({ openNew: true }),
    closeNew: () => change({ openNew: false }),
    openPrevious: neighbour(-1),
    openNext: neighbour(1),
    companyCreated: (sellerCompanyId: string) => {
      report({ widget: "companies", type: "companyCreated", detail: { sellerCompanyId } });
      options.onCompanyCreated?.({ sellerCompanyId });
    },
  };
}

/** All that the view needs, as the controller answers it. */
export type CompaniesModel = ReturnType<typeof useCompanies>;
