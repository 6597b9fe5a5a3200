import type { Call } from "@callwright/sdk/contract";

import { reasonsOf } from "./callReasons.model.js";
import type { CallNote, CallRow } from "./callRow.model.js";

/** Converts a call of the API to a row of a list. */
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
    ...reasonsOf(call),
    heldUntil: call.heldUntil,
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

function noteOf({ result, nextStep }: Call): CallNote | undefined {
  if (result === "UNSURE" || result === "DO_NOT_CALL" || result === "WRONG_PERSON") return result;
  return nextStep ?? (result === "CALL_BACK" ? result : undefined);
}
