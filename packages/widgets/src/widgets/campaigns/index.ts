export { Campaigns, type CampaignsMessages, type CampaignsProps } from "./Campaigns.js";
export type { CampaignCalls, CampaignsEvent, CampaignsSort, CampaignsView, CampaignStatus } from "./campaigns.model.js";
