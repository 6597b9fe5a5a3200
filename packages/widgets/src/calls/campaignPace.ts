/** Whether a typed text is a valid pace of a campaign: 1 to 600 calls per minute, as in the contract. */
export const isCampaignPace = (typed: string) => /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 600;
