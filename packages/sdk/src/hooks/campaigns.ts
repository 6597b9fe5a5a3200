"use client";

import * as operations from "../generated/operations.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/**
 * A page of campaigns: starts of several calls, each with how many people it has reached. With `useLiveEvents` mounted somewhere,
 * they are read again as their calls go on.
 */
export const useListCampaigns = readHook(operations.listCampaigns);

/** One campaign with its course: who waits until when and why, how calls ended, what it cost. Its calls: `useListCalls` with `campaignId`. */
export const useGetCampaign = readHook(operations.getCampaign);

/** Give a campaign another name, pace or end. */
export const useUpdateCampaign = actionHook(operations.updateCampaign, freshenedBy.updateCampaign);

/** Dial none of a campaign's calls until it is resumed; those on the line go on. */
export const usePauseCampaign = actionHook(operations.pauseCampaign, freshenedBy.pauseCampaign);

/** Take the pause of a campaign back. */
export const useResumeCampaign = actionHook(operations.resumeCampaign, freshenedBy.resumeCampaign);

/** End every call of a campaign that waits, for good. */
export const useStopCampaign = actionHook(operations.stopCampaign, freshenedBy.stopCampaign);

/**
 * Start calls to those whom a campaign that is over did not reach, as a new campaign.
 *
 * @example
 * const rerunCampaign = useRerunCampaign();
 * const { campaign, items } = await rerunCampaign.trigger({ path: { id }, body: { name: "Once more" } });
 */
export const useRerunCampaign = actionHook(operations.rerunCampaign, freshenedBy.rerunCampaign);
