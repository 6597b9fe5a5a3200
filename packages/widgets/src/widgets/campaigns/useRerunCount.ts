import { useGetCampaign } from "@callwright/sdk/hooks";

/** How many people of a campaign a rerun would ask for, read anew. */
export function useRerunCount(campaignId: string) {
  const { data, error, mutate } = useGetCampaign({ path: { id: campaignId } });
  return {
    /** Undefined until it is known. */
    count: data?.rerunCount,
    failure: data ? undefined : error,
    retry: () => void mutate(),
  };
}
