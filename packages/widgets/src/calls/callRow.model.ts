import type {
  Call,
  CallAnswer,
  CallAnsweredBy,
  CallEndCode,
  CallNextStep,
  CallStatus,
  Language,
  NamedRef,
} from "@callwright/sdk/contract";

import type { ShownStatus } from "../ui/status/index.js";
import type { CallReasons } from "./callReasons.model.js";

/** A call as shown in lists. The object is flat, so that an unchanged row is not rendered again. */
export interface CallRow extends CallReasons {
  id: string;
  status: CallStatus;
  answer: CallAnswer;
  customer: string;
  /** Null if the customer was deleted. */
  customerId: string | null;
  /** Given name and surname, or "" if neither is known. */
  contact: string;
  jobTitle: string | undefined;
  phoneNumber: string;
  product: string | undefined;
  language: Language;
  /** The number from which it was called; undefined for the default number. */
  fromNumber: string | undefined;
  seller: string;
  sellerId: string;
  /** When dialling began or is due; null while it is queued. */
  startAt: string | null;
  createdAt: string;
  /** The start of a conversation in progress, for its duration. */
  answeredAt: string | null;
  durationSeconds: number | null;
  /** The customer's time zone, in which a scheduled call is due. */
  timeZone: string;
  hasRecording: boolean;
  hasConversation: boolean;
  /** Set while it waits for a permitted hour: until when. */
  heldUntil: string | null;
  /** The reason why it ended, as a code and as the server's text; undefined until it has ended. */
  endCode: CallEndCode | undefined;
  endMessage: string | undefined;
  answeredBy: CallAnsweredBy | null;
  /** The notes beside the answer: what happens next, or what is special about the call. */
  note: CallNote | undefined;
  /** The rating of the assistant out of 100; null if there is none. */
  score: number | null;
  /** Its position among the attempts to reach the person, and the maximum number of attempts. */
  attempt: number;
  attempts: number;
  /** The call center item for calling again; null if it was deleted. */
  phoneBookId: string | null;
  /** Its campaign; null for a call that was started alone. */
  campaign: NamedRef | null;
}

/** The notes of a row beside the answer. */
export type CallNote = CallNextStep | "DO_NOT_CALL" | "WRONG_PERSON" | "UNSURE";

/** The name of a person in a conversation: their first given name. */
export function givenName(name: string): string {
  return name.split(" ")[0] ?? name;
}

/**
 * The status as shown: queued until it is dialled, and then dialling until the carrier reports more (some carriers do
 * not report ringing).
 */
export function shownStatus({ status, startAt }: Pick<Call, "status" | "startAt">): ShownStatus {
  return status === "QUEUED" && startAt !== null ? "DIALLING" : status;
}

/** Whether it is scheduled. */
export function isScheduled({ status }: Pick<CallRow, "status">): boolean {
  return status === "CRON";
}

/** Whether a user may cancel it: a scheduled call, or one that waits for a line (A-STATUS-11, R-57). */
export function canCancel({ status, startAt }: Pick<CallRow, "status" | "startAt">): boolean {
  return status === "CRON" || (status === "QUEUED" && startAt === null);
}

/** Whether a user may hang it up: it was dialled and has not ended. */
export function canHangUp(call: Pick<CallRow, "status" | "startAt">): boolean {
  return isUnderWay(call) && !canCancel(call);
}

/** Whether it is active: neither scheduled nor ended. */
export function isUnderWay({ status }: Pick<CallRow, "status">): boolean {
  return status === "QUEUED" || status === "RINGING" || status === "IN_PROGRESS";
}
