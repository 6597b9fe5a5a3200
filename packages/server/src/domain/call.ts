/** The words that describe a call, spelt as in the contract. */
export const callStatuses = [
  "CRON",
  "QUEUED",
  "RINGING",
  "IN_PROGRESS",
  "COMPLETED",
  "BUSY",
  "NO_ANSWER",
  "FAILED",
  "CANCELLED",
] as const;
export type CallStatus = (typeof callStatuses)[number];

export const callAnswers = ["NO_CALL", "IN_PROGRESS", "POSITIVE", "NEGATIVE", "NEUTRAL", "ANSWERING_MACHINE"] as const;
export type CallAnswer = (typeof callAnswers)[number];

/** The possible outcomes of a conversation. */
export type SettledAnswer = Exclude<CallAnswer, "NO_CALL" | "IN_PROGRESS">;

export const callFailureCodes = [
  "PHONE_BOOK_NOT_FOUND",
  "NO_CONTACT",
  "NO_CUSTOMER",
  "NO_PRODUCT",
  "NO_SELLER_COMPANY",
  "INVALID_NUMBER",
  "INSUFFICIENT_BALANCE",
  "PLAN_LIMIT",
  "DO_NOT_CALL",
  "DATE_IN_PAST",
  "ALREADY_ON_THE_LINE",
  "ALREADY_SCHEDULED",
  "COUNTRY_NOT_ALLOWED",
  "SPECIAL_NUMBER",
  "NO_CONSENT",
  "ATTEMPT_LIMIT",
  "TOO_SOON",
  "COOLING_OFF",
  "OUTSIDE_CALLING_HOURS",
  "CARRIER_PAUSED",
  "NO_CALLER_NUMBER",
  "EXPIRED",
  "CAMPAIGN_STOPPED",
  "CAMPAIGN_EXPIRED",
  "CARRIER_REJECTED",
  "CARRIER_UNREACHABLE",
  "CARRIER_BUSY",
  "CARRIER_ACCOUNT",
  "CALL_DECLINED",
  "CALL_DROPPED",
] as const;
export type CallFailureCode = (typeof callFailureCodes)[number];

/** The reason why a call was not placed or failed, as a text for the person who requested it. */
export const failureMessages: Record<CallFailureCode, string> = {
  PHONE_BOOK_NOT_FOUND: "This call center item no longer exists.",
  NO_CONTACT: "This call center item has no contact to call.",
  NO_CUSTOMER: "This call center item has no customer.",
  NO_PRODUCT: "This call center item has no product.",
  NO_SELLER_COMPANY: "This call center item has no seller company.",
  INVALID_NUMBER: "The contact's phone number is not a valid number.",
  INSUFFICIENT_BALANCE: "Your balance is too low to make this call.",
  PLAN_LIMIT: "Please upgrade your plan.",
  DO_NOT_CALL: "This contact asked not to be called again.",
  DATE_IN_PAST: "This time has already passed where the customer is.",
  ALREADY_ON_THE_LINE: "This number is already being called.",
  ALREADY_SCHEDULED: "A call is already scheduled for this time.",
  COUNTRY_NOT_ALLOWED: "Calls to this country are not allowed here.",
  SPECIAL_NUMBER: "This is a special number, such as a premium rate one, and is not called.",
  NO_CONSENT: "There is no consent to this call on record, which is needed in this country.",
  ATTEMPT_LIMIT: "This number was called as often as it may be for now.",
  TOO_SOON: "This number was called a short while ago.",
  COOLING_OFF: "This person said no not long ago.",
  OUTSIDE_CALLING_HOURS: "Nobody may be called at this hour where the person is.",
  CARRIER_PAUSED: "Calls could not be placed a short while ago; the next one is tried after a pause.",
  NO_CALLER_NUMBER: "Each of your numbers is paused or has made as many calls as it may for now.",
  EXPIRED: "It became too late to make this call.",
  CAMPAIGN_STOPPED: "The campaign was stopped before this call was made.",
  CAMPAIGN_EXPIRED: "The campaign ended before this call could be made.",
  CARRIER_REJECTED: "The carrier did not accept this call.",
  CARRIER_UNREACHABLE: "The carrier could not be reached.",
  CARRIER_BUSY: "All lines of the carrier were busy.",
  CARRIER_ACCOUNT: "The carrier's account does not allow this call at the moment.",
  CALL_DECLINED: "The call was declined.",
  CALL_DROPPED: "The connection was lost.",
};

/** The reason why a call ended, spelt as in the contract. */
export const callEndCodes = [
  "CONVERSATION_ENDED",
  "MACHINE_ANSWERED",
  "LINE_BUSY",
  "NOT_ANSWERED",
  "HUNG_UP",
  "CANCELLED",
  "FAILED",
] as const;
export type CallEndCode = (typeof callEndCodes)[number];

/** The same as a text; the reason of a failed call has more detail. */
export const endMessages: Record<Exclude<CallEndCode, "FAILED">, string> = {
  CONVERSATION_ENDED: "The conversation came to its end.",
  MACHINE_ANSWERED: "An answering machine answered.",
  LINE_BUSY: "The line was busy.",
  NOT_ANSWERED: "Nobody answered.",
  HUNG_UP: "Somebody of your company hung up.",
  CANCELLED: "The call was cancelled before it was dialled.",
};

const rank: Record<CallStatus, number> = {
  CRON: 0,
  QUEUED: 1,
  RINGING: 2,
  IN_PROGRESS: 3,
  COMPLETED: 4,
  BUSY: 4,
  NO_ANSWER: 4,
  FAILED: 4,
  CANCELLED: 4,
};

/** The rank of a status; all final statuses have the same rank. */
export function rankOf(status: CallStatus): number {
  return rank[status];
}

/** The statuses that are final. */
export const terminalStatuses = callStatuses.filter(isTerminal);

export function isTerminal(status: CallStatus): boolean {
  return rank[status] === rank.COMPLETED;
}

/** The part of a call that the state machine determines. */
export interface CallState {
  status: CallStatus;
  answer: CallAnswer;
  /** The time at which it is due or, once dialled, at which dialling began; null while it waits in the queue. */
  startAt: Date | null;
  /** The time until which it may wait; null for no limit. */
  expiresAt: Date | null;
  /**
   * The time at which the intent to dial was committed; null means that no carrier was ever asked and no money is
   * reserved.
   */
  dialledAt: Date | null;
  answeredAt: Date | null;
  endedAt: Date | null;
  /** Connected seconds; null until the end, and always null if it never connected. */
  durationSeconds: number | null;
  failureCode: CallFailureCode | null;
  hasRecording: boolean;
}

/** The two sides of a conversation. */
export type ConversationRole = "ASSISTANT" | "CONTACT";

/** One turn, without its time. */
export interface Utterance {
  role: ConversationRole;
  content: string;
}

/** One turn, with the second of the recording at which it begins. */
export interface ConversationTurn extends Utterance {
  startSecond: number;
}
