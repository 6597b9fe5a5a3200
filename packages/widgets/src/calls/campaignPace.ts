/** Whether what was typed is a pace of a campaign: 1 to 600 calls a minute, as the contract has it. */
export const isCampaignPace = (typed: string) => /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 600;
