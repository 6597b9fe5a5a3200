import { useGetCampaign, useListCampaigns, useLiveEvents } from "@callwright/sdk/hooks";

import { useSellerFilter } from "../../companies/useSellerFilter.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useOpenRow } from "../../lists/useOpenRow.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import {
  campaignsView,
  toCampaignRow,
  toFilterQuery,
  type CampaignRow,
  type CampaignsEvent,
  type CampaignsView,
} from "./campaigns.model.js";

/** The options that the host passes to the controller. */
export type CampaignsOptions = ListOptions<CampaignsView>;

/** A form over the list, and the campaign that it is about. */
export type CampaignsSurface = { name: "edit" | "rerun"; row: CampaignRow };

/** The controller of the widget: the list, the open campaign, and the actions on them. */
export function useCampaigns(options: CampaignsOptions) {
  useLiveEvents();
  const { onEvent } = useHost();
  const report = (event: CampaignsEvent) => onEvent?.(event);
  const page = useListPage(campaignsView, options);
  const { view, change } = page;
  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? false;

  /** Whether the user is neither a manager nor works for a company. */
  const isStranger = viewer !== undefined && !isManager && viewer.sellerCompanyId === undefined;
  const query = viewer && !isStranger ? { page: view.page, perPage: view.perPage, ...toFilterQuery(view) } : undefined;
  const list = useRecordList({
    page,
    list: useListCampaigns(query ? { query } : null),
    query,
    profile,
    isForbidden: isStranger,
    toRow: toCampaignRow,
  });
  const open = (campaignId: string) => {
    change({ openCampaignId: campaignId });
    report({ widget: "campaigns", type: "campaignOpened", detail: { campaignId } });
  };
  const detail = useGetCampaign(view.openCampaignId === "" ? null : { path: { id: view.openCampaignId } });

  return {
    ...page,
    ...list,
    isManager,
    sellers: useSellerFilter(isManager ? view.sellerCompanyId : ""),
    surface: useSurface<CampaignsSurface>(),
    report,

    ...useOpenRow(list.rows, view.openCampaignId, open),
    open,
    close: () => change({ openCampaignId: "" }),
    detail,
  };
}

/** The data and actions that the controller returns to the view. */
export type CampaignsModel = ReturnType<typeof useCampaigns>;
