import { useListSellerCompanyMembers } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import { useViewer } from "../../lib/useViewer.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { type RecordListState, useRecordList } from "../../records/useRecordList.js";
import { changeView, readView, toMemberRow, viewChanges } from "./companyMembers.model.js";
import type { CompanyMembersView } from "./CompanyMembers.types.js";

/** What the host tells the controller. */
export interface CompanyMembersOptions {
  initialView?: Partial<CompanyMembersView> | undefined;
  onViewChange?: OnViewChange<CompanyMembersView> | undefined;
}

const viewRules: ViewRules<CompanyMembersView> = { read: readView, changes: viewChanges, change: changeView };
const nobodyLeaves: ReadonlySet<string> = new Set();

/** What is kept of the list for the next time. */
const keptView: KeptView<CompanyMembersView> = { list: "company-members", keys: ["perPage", "sortBy"] };

/** All that the members draw from: the people of the reader's company, a page at a time. */
export function useCompanyMembers(options: CompanyMembersOptions) {
  const [view, change] = useWidgetView(viewRules, options.initialView, options.onViewChange, keptView);
  const profile = useViewer();
  const sellerCompanyId = profile.viewer?.sellerCompanyId;
  const asked = sellerCompanyId === undefined ? null : { path: { id: sellerCompanyId }, query: { ...view } };
  // It is one company throughout: its former page can stay until the next one is there.
  const read = useListSellerCompanyMembers(asked, { keepPreviousData: true });
  const list = useRecordList({
    list: read,
    query: asked?.query,
    view,
    change,
    profile,
    isFiltered: false,
    deleting: nobodyLeaves,
  });
  const rows = useMemo(() => list.items.map(toMemberRow), [list.items]);

  const isStranger = profile.viewer !== undefined && sellerCompanyId === undefined;
  const state: RecordListState = isStranger ? { status: "forbidden" } : list.state;
  return { view, change, state, rows, totalCount: list.totalCount };
}

/** All that the view needs, as the controller answers it. */
export type CompanyMembersModel = ReturnType<typeof useCompanyMembers>;
