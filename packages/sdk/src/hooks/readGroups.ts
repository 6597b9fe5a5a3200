import type { Reads } from "./reads.js";

export const money: Reads = ["getBalance", "getProfile", "listTransactions", "getTransactionGraph", "getBalanceChart"];
export const customers: Reads = ["listPotentialCustomers", "getPotentialCustomer"];
export const contacts: Reads = ["listContacts", "getContact", "getContactCallability", customers];
export const phoneBooks: Reads = ["listPhoneBooks", "getPhoneBook"];
export const campaigns: Reads = ["listCampaigns", "getCampaign"];
export const callCounts: Reads = [phoneBooks, "getCallStatistics", "getCallNumbers", "getCallPause", campaigns];
/** Partners' servers get messages about calls and money. */
export const webhooks: Reads = ["listWebhookEndpoints", "listWebhookDeliveries"];
