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

/** A call as lists draw it. Flat, so that a row whose call has not changed is not drawn again. */
export interface CallRow {
  id: string;
  status: CallStatus;
  answer: CallAnswer;
  customer: string;
  /** Null when the customer was deleted. */
  customerId: string | null;
  /** Given name and surname, or "" when neither is known. */
  contact: string;
  jobTitle: string | undefined;
  phoneNumber: string;
  product: string | undefined;
  language: Language;
  /** The number called from; undefined for the default one. */
  fromNumber: string | undefined;
  seller: string;
  sellerId: string;
  /** When dialling began or is due; null while it is queued. */
  startAt: string | null;
  createdAt: string;
  /** From when a conversation under way is timed. */
  answeredAt: string | null;
  durationSeconds: number | null;
  /** The customer's zone, in which a scheduled call is due. */
  timeZone: string;
  hasRecording: boolean;
  hasConversation: boolean;
  /** Why it failed, by code and in the words of the server. */
  failureCode: string | undefined;
  failureMessage: string | undefined;
  /** While it waits for an hour at which the person may be called: until when, and why. */
  heldUntil: string | null;
  heldCode: string | undefined;
  heldMessage: string | undefined;
  /** Why it is over, by code and in the words of the server; undefined until it is. */
  endCode: CallEndCode | undefined;
  endMessage: string | undefined;
  answeredBy: CallAnsweredBy | null;
  /** What stands beside the answer: what comes next, or what sets the call apart. */
  note: CallNote | undefined;
  /** How well the assistant spoke, of 100; null where nobody could say. */
  score: number | null;
  /** The place among the attempts to reach the person, and how many there may be. */
  attempt: number;
  attempts: number;
  /** What a repeated call is made from; null when the call center item was deleted. */
  phoneBookId: string | null;
  /** The campaign that it belongs to; null for a call that was started alone. */
  campaign: NamedRef | null;
}

/** What a call on the wire is to a list. */
export function toCallRow(call: Call): CallRow {
  const { contact } = call;
  return {
    id: call.id,
    status: call.status,
    answer: call.answer,
    customer: call.potentialCustomerCompany.name,
    customerId: call.potentialCustomerCompany.id,
    contact: [contact.name, contact.surname].filter(Boolean).join(" "),
    jobTitle: contact.title ?? undefined,
    phoneNumber: contact.phoneNumber,
    product: call.product?.name,
    language: call.language,
    fromNumber: call.sellerCompanyNumber?.number,
    seller: call.sellerCompany.name,
    sellerId: call.sellerCompany.id,
    startAt: call.startAt,
    createdAt: call.createdAt,
    answeredAt: call.answeredAt,
    durationSeconds: call.durationSeconds,
    timeZone: call.timeZone,
    hasRecording: call.voiceRecord,
    hasConversation: call.conversation.length > 0,
    failureCode: call.failureReason?.code,
    failureMessage: call.failureReason?.message,
    heldUntil: call.heldUntil,
    heldCode: call.heldReason?.code,
    heldMessage: call.heldReason?.message,
    endCode: call.endReason?.code,
    endMessage: call.endReason?.message,
    answeredBy: call.answeredBy,
    note: noteOf(call),
    score: call.score,
    attempt: call.attempt,
    attempts: call.attempts,
    phoneBookId: call.phoneBook?.id ?? null,
    campaign: call.campaign,
  };
}

/** What a row says beside the answer. */
export type CallNote = CallNextStep | "DO_NOT_CALL" | "WRONG_PERSON" | "UNSURE";

function noteOf({ result, nextStep }: Call): CallNote | undefined {
  if (result === "UNSURE" || result === "DO_NOT_CALL" || result === "WRONG_PERSON") return result;
  return nextStep ?? (result === "CALL_BACK" ? result : undefined);
}

/** What a person is called in a conversation: the first of their names. */
export function givenName(name: string): string {
  return name.split(" ")[0] ?? name;
}

/** Its status as people read it: queued until it is dialled, and dialling until the carrier tells more (some do not tell that it rings). */
export function shownStatus({ status, startAt }: Pick<Call, "status" | "startAt">): ShownStatus {
  return status === "QUEUED" && startAt !== null ? "DIALLING" : status;
}

/** Whether it waits for its time. */
export function isScheduled({ status }: Pick<CallRow, "status">): boolean {
  return status === "CRON";
}

/** Whether a user may cancel it: a call that waits for its time, or for a line (A-STATUS-11, R-57). */
export function canCancel({ status, startAt }: Pick<CallRow, "status" | "startAt">): boolean {
  return status === "CRON" || (status === "QUEUED" && startAt === null);
}

/** Whether a user may hang it up: it was dialled and is not over. */
export function canHangUp(call: Pick<CallRow, "status" | "startAt">): boolean {
  return isUnderWay(call) && !canCancel(call);
}

/** Whether it is on its way: neither waiting for its time nor over. */
export function isUnderWay({ status }: Pick<CallRow, "status">): boolean {
  return status === "QUEUED" || status === "RINGING" || status === "IN_PROGRESS";
}
