import type { ActiveCall, Language } from "@callwright/sdk/contract";

import type { ShownStatus } from "../../ui/status/index.js";
import { shownStatus } from "../callRow.model.js";

/** A call that is queued for now or in progress. */
export interface CallUnderWay {
  id: string;
  status: ShownStatus;
  /** Its start: when it was answered, otherwise when it was dialled or requested. */
  since: string;
}

/** The person whom a call would reach, and the texts before it is made. */
export interface CallTarget {
  /** The call center item of the call. */
  itemId: string;
  customer: string | undefined;
  /** Given name and surname, or the number if neither is known; undefined without a contact. */
  contact: string | undefined;
  /** E.164; undefined without a contact. */
  phoneNumber: string | undefined;
  /** The customer's time zone; null if none was set. */
  timeZone: string | null;
  /** The customer's place. */
  place: string | undefined;
  language: Language;
  sellerId: string | undefined;
  /** The reason why it cannot be called, as a text. */
  obstacle: string | undefined;
  /** The call in progress to this number: until it has ended, there can be no other. */
  underWay: CallUnderWay | undefined;
}

/** Converts a call in progress of the API to the form of rows and forms. */
export function toCallUnderWay(call: ActiveCall | null): CallUnderWay | undefined {
  return call
    ? { id: call.id, status: shownStatus(call), since: call.answeredAt ?? call.startAt ?? call.createdAt }
    : undefined;
}
