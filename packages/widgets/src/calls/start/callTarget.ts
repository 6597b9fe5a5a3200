import type { ActiveCall, Language } from "@callwright/sdk/contract";

import type { ShownStatus } from "../../ui/status/index.js";
import { shownStatus } from "../callRow.model.js";

/** A call that is queued for now or on the line. */
export interface CallUnderWay {
  id: string;
  status: ShownStatus;
  /** Since when it lasts: since it was answered, else since it was dialled or wished for. */
  since: string;
}

/** Whom a call would go to, and what is said before it is made. */
export interface CallTarget {
  /** The call center item that it is made from. */
  itemId: string;
  customer: string | undefined;
  /** Given name and surname, or the number where neither is known; undefined without a contact. */
  contact: string | undefined;
  /** E.164; undefined without a contact. */
  phoneNumber: string | undefined;
  /** The customer's zone; null where nobody entered one. */
  timeZone: string | null;
  /** Where the customer is. */
  place: string | undefined;
  language: Language;
  sellerId: string | undefined;
  /** Why it cannot be called, in words. */
  obstacle: string | undefined;
  /** The call under way to this number: until it has ended there is no other. */
  underWay: CallUnderWay | undefined;
}

/** What the wire says of a call under way, as rows and forms have it. */
export function toCallUnderWay(call: ActiveCall | null): CallUnderWay | undefined {
  return call
    ? { id: call.id, status: shownStatus(call), since: call.answeredAt ?? call.startAt ?? call.createdAt }
    : undefined;
}
