/** What is needed once a person acts on a campaign: one file, because it is wanted at the same moment. */
export { CampaignEntries } from "./menuActions.js";
export { useCampaignActions } from "./useCampaignActions.js";
