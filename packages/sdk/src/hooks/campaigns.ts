"use client";

import * as operations from "../generated/operations/campaigns.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/**
 * A page of campaigns with their progress. If `useLiveEvents` is mounted, they are fetched again when their calls
 * change.
 */
export const useListCampaigns = readHook(operations.listCampaigns);

/**
 * One campaign with its progress: who waits, until when and why, how calls ended, and the cost. For its calls, use
 * `useListCalls` with `campaignId`.
 */
export const useGetCampaign = readHook(operations.getCampaign);

/** Change the name, pace or end of a campaign. */
export const useUpdateCampaign = actionHook(operations.updateCampaign, freshenedBy.updateCampaign);

/** Pause a campaign: none of its calls is dialled until it is resumed; calls in progress continue. */
export const usePauseCampaign = actionHook(operations.pauseCampaign, freshenedBy.pauseCampaign);

/** Resume a campaign. */
export const useResumeCampaign = actionHook(operations.resumeCampaign, freshenedBy.resumeCampaign);

/** Stop a campaign: all its waiting calls are cancelled. */
export const useStopCampaign = actionHook(operations.stopCampaign, freshenedBy.stopCampaign);

/**
 * Start calls to the people whom an ended campaign did not reach, as a new campaign.
 *
 * @example
 * const rerunCampaign = useRerunCampaign();
 * const { campaign, items } = await rerunCampaign.trigger({ path: { id }, body: { name: "Once more" } });
 */
export const useRerunCampaign = actionHook(operations.rerunCampaign, freshenedBy.rerunCampaign);
