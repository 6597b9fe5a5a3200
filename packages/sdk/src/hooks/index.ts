"use client";

export { ApiWatcherContext, type ApiWatcher, type WatchedRead } from "./ApiWatcher.js";
export { type ReadKey, rememberRead } from "./cache.js";
export {
  CallwrightApiProvider,
  type CallwrightApiProviderProps,
  useApi,
  useApiIfAny,
} from "./CallwrightApiProvider.js";
export { SayErrorContext, type SayError } from "./SayError.js";
export type { Action } from "./useAction.js";
export type { GetArguments, GetOptions, GetResult } from "./useGet.js";
export { adoptReads, noteReads, type OpeningRead, readEarly, type SentRead } from "./openingReads.js";
export { readAhead } from "./readAhead.js";
export { readProfile } from "./readProfile.js";
export { useMay } from "./useMay.js";
export { useLiveEvents } from "./useLiveEvents.js";

export * from "./auth.js";
export * from "./calls.js";
export * from "./callWords.js";
export * from "./campaigns.js";
export * from "./notifications.js";
export * from "./contactMessages.js";
export * from "./consents.js";
export * from "./contacts.js";
export * from "./countries.js";
export * from "./dashboard.js";
export * from "./embed.js";
export * from "./feedback.js";
export * from "./numbers.js";
export * from "./phoneBooks.js";
export * from "./potentialCustomers.js";
export * from "./products.js";
export * from "./profile.js";
export * from "./promoCodes.js";
export * from "./sellerCompanies.js";
export * from "./settings.js";
export * from "./steppingIn.js";
export * from "./subscriptions.js";
export * from "./suppressedNumbers.js";
export * from "./tags.js";
export * from "./templates.js";
export * from "./transactions.js";
export * from "./users.js";
export * from "./webhooks.js";
