import type { CallAnswer, CallStatus, Campaign, CampaignProgress, Query } from "@callwright/sdk/contract";

import { beside, filter, listView, place, type ListView } from "../../lists/listView.js";
import type { WidgetAction } from "../../lib/widgetEvents.js";

/** What campaigns can be sorted by: a `field` in ascending order, or `-field` in descending order. */
export type CampaignsSort = NonNullable<Query<"listCampaigns">["sortBy"]>;

/** The status of a campaign. */
export type CampaignStatus = Campaign["status"];

/** The view of the widget: the part of its state that can be kept in a URL. */
export interface CampaignsView extends ListView<CampaignsSort> {
  /** The search text: a part of the name. */
  text: string;
  statuses: readonly CampaignStatus[];
  /** For managers: the company whose campaigns are shown, or "" for all companies. */
  sellerCompanyId: string;
  /** The campaign whose detail is open, or "". */
  openCampaignId: string;
}

/** The calls of a campaign that a person wants to see: all of them, or those with certain statuses or answers. */
export interface CampaignCalls {
  campaignId: string;
  statuses?: CallStatus[];
  answers?: CallAnswer[];
}

/** A row of the list. */
export interface CampaignRow {
  id: string;
  name: string;
  status: CampaignStatus;
  /** Null if the campaign has no pace of its own. */
  callsPerMinute: number | null;
  expiresAt: string | null;
  progress: CampaignProgress;
  company: string;
  createdBy: string;
  createdAt: string;
  updatedAt: string;
}

/** The events of the widget, which the provider's `onEvent` receives. */
export type CampaignsEvent = WidgetAction<"campaigns">;

export const campaignStatuses: readonly CampaignStatus[] = ["RUNNING", "PAUSED", "STOPPED", "COMPLETED"];

/** The rules of the view. */
export const campaignsView = listView<CampaignsView>({
  list: "campaigns",
  sortBy: "-createdAt",
  sortFields: ["createdAt", "name"],
  keys: {
    text: filter("text"),
    statuses: filter({ someOf: campaignStatuses }),
    sellerCompanyId: place("text"),
    openCampaignId: beside("text"),
  },
});

/** The query for all campaigns that match a view, on all pages. */
export function toFilterQuery({ sortBy, text: typed, statuses, sellerCompanyId }: CampaignsView) {
  const text = typed.trim();
  return {
    sortBy,
    ...(text !== "" && { text }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(sellerCompanyId !== "" && { sellerCompanyId }),
  } satisfies Query<"listCampaigns">;
}

/** Converts a campaign to a row of the list. */
export function toCampaignRow(campaign: Campaign): CampaignRow {
  const { id, name, status, callsPerMinute, expiresAt, progress, sellerCompany } = campaign;
  const { createdBy, createdAt, updatedAt } = campaign;
  const company = sellerCompany.name;
  return { id, name, status, callsPerMinute, expiresAt, progress, company, createdBy, createdAt, updatedAt };
}

/** The number of a campaign's contacts that need no more calls, and their share of all. */
export function doneOf({ total, waiting, onTheLine }: CampaignProgress): { count: number; share: number } {
  const count = total - waiting - onTheLine;
  return { count, share: total === 0 ? 1 : count / total };
}

/** Whether a campaign has ended, so that no more of its calls are dialled. */
export function isOver({ status }: Pick<CampaignRow, "status">): boolean {
  return status === "STOPPED" || status === "COMPLETED";
}

/**
 * Whether a campaign can be run again, as far as its counts tell: it has ended, no call is on the line, and some
 * contacts were not reached.
 */
export function canRerun({ status, progress }: Pick<CampaignRow, "status" | "progress">): boolean {
  const { waiting, onTheLine, refused, notReached } = progress;
  return isOver({ status }) && waiting + onTheLine === 0 && refused + notReached > 0;
}
