import { useGetCampaign } from "@callwright/sdk/hooks";

/** The current number of contacts that a rerun of a campaign would call. */
export function useRerunCount(campaignId: string) {
  const { data, error, mutate } = useGetCampaign({ path: { id: campaignId } });
  return {
    /** Undefined until the number is loaded. */
    count: data?.rerunCount,
    failure: data ? undefined : error,
    retry: () => void mutate(),
  };
}
