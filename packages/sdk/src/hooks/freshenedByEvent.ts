import type { LiveEvent } from "../contract.js";
import { callCounts, campaigns, contacts, money, phoneBooks, webhooks } from "./readGroups.js";
import type { Reads } from "./reads.js";

/** The reads that each live event makes stale, apart from its own data: calls are updated in place (liveCalls.ts). */
export const freshenedByEvent: Record<LiveEvent["type"], Reads> = {
  "call.updated": [callCounts, "getContactCallability", webhooks],
  "welcomeCall.updated": ["getLatestTestCall"],
  "callPause.changed": ["getCallPause"],
  "campaign.changed": campaigns,
  "balance.updated": [money, webhooks],
  "potentialCustomer.changed": [contacts, "listPotentialCustomerTags", "getPotentialCustomerStatistics"],
  "notifications.changed": ["listNotifications"],
  "phoneBook.changed": [phoneBooks, "listPhoneBookReviews", "listContactReviews", "getPhoneBookReview"],
};
