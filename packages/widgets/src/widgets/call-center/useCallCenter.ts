import type { StartedCall } from "@callwright/sdk/contract";
import { useApi, useGetProfile, useListPhoneBooks, useLiveEvents } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { useCallPause } from "../../calls/pause/useCallPause.js";
import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useListSelection } from "../../lists/useListSelection.js";
import { useOpenRow } from "../../lists/useOpenRow.js";
import { useRecordList } from "../../lists/useRecordList.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import { callCenterView, toCallCenterRow, toFilterQuery } from "./callCenter.model.js";
import type { CallCenterEvent, CallCenterRow, CallCenterView } from "./CallCenter.types.js";
import { useCallCenterFilters } from "./useCallCenterFilters.js";
import { useContactToCall } from "./useContactToCall.js";
import { useItemActions } from "./useItemActions.js";
import { useItemCalling } from "./useItemCalling.js";

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
  const filters = toFilterQuery(view, viewer?.isManager ?? true);
  const query = { page: view.page, perPage: view.perPage, ...filters };
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
  const actions = useItemActions({ t, page, query: filters, report });
  const calling = useItemCalling({
    t,
    chosen,
    clear: page.clear,
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
  const open = (itemId: string, wish?: ItemWish) => {
    setAsked(wish);
    change({ openItemId: itemId, ...(wish && { tab: "general" }) });
    report({ widget: "call-center", type: "itemOpened", detail: { itemId } });
    options.onItemOpened?.({ itemId });
  };

  return {
    ...page,
    ...list,
    ...chosen,
    ...calling,
    ...actions,
    viewer,
    companies: useOwnCompanies(),
    filters: useCallCenterFilters(view, list.rows),
    pause: useCallPause(viewer, onlySellerId),

    ...useOpenRow(list.rows, view.openItemId, open),
    open,
    close: () => change({ openItemId: "" }),
    asked,
    openToCall: useContactToCall({ open, change }),
    openNew: () => change({ openNew: true }),
    closeNew: () => change({ openNew: false }),
    created: (itemId: string) => {
      change({ openNew: false });
      report({ widget: "call-center", type: "itemCreated", detail: { itemId } });
      options.onItemCreated?.({ itemId });
    },

    removeOne: (row: CallCenterRow) => {
      if (view.openItemId === row.id) change({ openItemId: "" });
      return actions.remove([row.id]);
    },
    removeChosen: () => chosen.withChosen(actions.remove),
  };
}

/** The companies that the user belongs to. The first is the one that they work for. */
function useOwnCompanies() {
  const companies = useGetProfile().data?.sellerCompanies;
  return useMemo(() => (companies ?? []).map(({ id, name }) => ({ id, label: name })), [companies]);
}

/** The data and actions that the controller returns to the view. */
export type CallCenterModel = ReturnType<typeof useCallCenter>;
