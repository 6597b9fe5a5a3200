import type { StartedCall } from "@callwright/sdk/contract";
import { useApi, useExportPhoneBooks, useGetProfile, useListPhoneBooks, useLiveEvents } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { useCallPause } from "../../calls/pause/useCallPause.js";
import { useCallLocks } from "../../calls/start/useCallLocks.js";
import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { useListExport } from "../../lists/useListExport.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useListSelection } from "../../lists/useListSelection.js";
import { useOpenRow } from "../../lists/useOpenRow.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { preloadConfirm, useConfirm } from "../../ui/confirm/index.js";
import { lateActions } from "../../ui/on-demand/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import { callCenterView, toCallCenterRow, toFilterQuery, toPageQuery } from "./callCenter.model.js";
import type { ContactToCall } from "./CallCenter.js";
import type { CallCenterEvent, CallCenterRow, CallCenterView } from "./CallCenter.types.js";
import { useCallCenterFilters } from "./useCallCenterFilters.js";
import { useItemCalling } from "./useItemCalling.js";

const useLateItemWork = lateActions(() => import("./late.js").then(({ useItemWork }) => useItemWork));

/** The options that the host passes to the controller. */
export interface CallCenterOptions extends ListOptions<CallCenterView> {
  onItemOpened?: ((event: { itemId: string }) => void) | undefined;
  onItemCreated?: ((event: { itemId: string }) => void) | undefined;
  onCallsStarted?: ((event: { calls: readonly StartedCall[] }) => void) | undefined;
  onOpenCall?: ((event: { callId: string }) => void) | undefined;
  onOpenCampaign?: ((event: { campaignId: string }) => void) | undefined;
}

/** The action for which an item is opened. */
export type ItemWish = "edit" | "call";

/** The controller of the widget: the view, the items, the open item, and the actions on them. */
export function useCallCenter(options: CallCenterOptions, t: Messages<typeof firstCallCenterMessages>) {
  useLiveEvents();
  const client = useApi();
  const { onEvent } = useHost();
  const report = (event: CallCenterEvent) => onEvent?.(event);
  const page = useListPage(callCenterView, options);
  const { view, change } = page;
  const [asked, setAsked] = useState<ItemWish>();

  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? true;
  const filters = toFilterQuery(view, isManager);
  const query = toPageQuery(view, isManager);
  // The list does not wait for the viewer, because the server returns only what the user has access to.
  const read = useListPhoneBooks({ query });
  const list = useRecordList({ page, list: read, query, profile, toRow: toCallCenterRow });
  const chosen = useListSelection({
    page,
    rows: list.rows,
    read: (some) => client.call("listPhoneBooks", { query: { ...filters, ...some } }),
    toRow: toCallCenterRow,
    failed: t.selectionFailed,
  });
  const [onlySellerId] = view.sellerCompanyIds.length === 1 ? view.sellerCompanyIds : [];
  const open = (itemId: string, wish?: ItemWish) => {
    setAsked(wish);
    change({ openItemId: itemId, ...(wish && { tab: "general" }) });
    report({ widget: "call-center", type: "itemOpened", detail: { itemId } });
    options.onItemOpened?.({ itemId });
  };
  const locks = useCallLocks();
  const { confirm, dialog } = useConfirm();
  const work = useLateItemWork({
    t,
    page,
    chosen,
    locks,
    confirm,
    report,
    open,
    change,
    onOpenCall: options.onOpenCall,
    onOpenCampaign: options.onOpenCampaign,
    onStarted: (calls, itemIds, campaigns) => {
      const callIds = calls.flatMap(({ callId }) => callId ?? []);
      report({
        widget: "call-center",
        type: "callsStarted",
        detail: { itemIds, callIds, campaignIds: campaigns.map(({ id }) => id) },
      });
      options.onCallsStarted?.({ calls });
    },
  });
  const ask: typeof work.open = (act) => {
    preloadConfirm();
    return work.open(act);
  };

  return {
    ...page,
    ...list,
    ...chosen,
    ...useItemCalling({ t, chosen, run: work.run }),
    locks,
    ...useListExport({
      page,
      exporter: useExportPhoneBooks(),
      query: filters,
      fileName: "call-center.xlsx",
      failed: t.exportFailed,
      onExported: (itemIds) => report({ widget: "call-center", type: "itemsExported", detail: { itemIds } }),
    }),
    /** Render them with the list: what is in progress, and the confirmation before items are deleted. */
    workPart: work.part,
    dialog,
    viewer,
    companies: useOwnCompanies(),
    filters: useCallCenterFilters(view, list.rows),
    pause: useCallPause(viewer, onlySellerId),

    ...useOpenRow(list.rows, view.openItemId, open),
    open,
    close: () => change({ openItemId: "" }),
    asked,
    openToCall: (contact: ContactToCall) => work.run(({ openToCall }) => openToCall(contact)),
    openNew: () => change({ openNew: true }),
    closeNew: () => change({ openNew: false }),
    created: (itemId: string) => {
      change({ openNew: false });
      report({ widget: "call-center", type: "itemCreated", detail: { itemId } });
      options.onItemCreated?.({ itemId });
    },

    removeOne: (row: CallCenterRow) => work.run((items) => items.removeOne(row)),
    askToDelete: (row: CallCenterRow) => ask((items) => items.askToDelete(row)),
    askToDeleteChosen: (count: number) => ask((items) => items.askToDeleteChosen(count)),
  };
}

/** The companies that the user belongs to. The first is the one that they work for. */
function useOwnCompanies() {
  const companies = useGetProfile().data?.sellerCompanies;
  return useMemo(() => (companies ?? []).map(({ id, name }) => ({ id, label: name })), [companies]);
}

/** The data and actions that the controller returns to the view. */
export type CallCenterModel = ReturnType<typeof useCallCenter>;
