// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const getCampaign = ["getCampaign", "GET", "/v1/campaigns/{id}"] as const;
export const listCampaigns = ["listCampaigns", "GET", "/v1/campaigns"] as const;
export const pauseCampaign = ["pauseCampaign", "POST", "/v1/campaigns/{id}/pause"] as const;
export const rerunCampaign = ["rerunCampaign", "POST", "/v1/campaigns/{id}/rerun", "once"] as const;
export const resumeCampaign = ["resumeCampaign", "POST", "/v1/campaigns/{id}/resume"] as const;
export const stopCampaign = ["stopCampaign", "POST", "/v1/campaigns/{id}/stop"] as const;
export const updateCampaign = ["updateCampaign", "PATCH", "/v1/campaigns/{id}"] as const;
