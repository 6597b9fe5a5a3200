import type { PhoneBook } from "@callwright/sdk/contract";

import type { CallRow } from "../../calls/callRow.model.js";
import { toCallUnderWay, type CallTarget } from "../../calls/start/callTarget.js";

/** Why a call cannot be made again, in words. */
export interface CallObstacles {
  wasDeleted: string;
  incomplete: string;
  noContact: string;
  doNotCall: string;
}

/** Whom the item of an earlier call goes to, as far as the call tells: contacts and numbers as they were then. */
export function targetOfRow(row: CallRow, says: Pick<CallObstacles, "wasDeleted">): CallTarget {
  return {
    itemId: row.phoneBookId ?? "",
    customer: row.customer,
    contact: row.contact || row.phoneNumber,
    phoneNumber: row.phoneNumber,
    timeZone: row.timeZone,
    place: undefined,
    language: row.language,
    fromNumber: row.fromNumber,
    sellerId: row.sellerId,
    obstacle: row.phoneBookId === null ? says.wasDeleted : undefined,
    underWay: undefined,
  };
}

/** The same as the item is now. A call that is made again is held in the language that it was. */
export function targetOfItem(item: PhoneBook, row: CallRow | undefined, says: CallObstacles): CallTarget {
  const { contact, potentialCustomerCompany: customer, sellerCompany, product } = item;
  const name = [contact?.name, contact?.surname].filter(Boolean).join(" ");
  const isWhole = customer !== null && sellerCompany !== null && product !== null;
  return {
    itemId: item.id,
    customer: customer?.name,
    contact: contact ? name || contact.phoneNumber : undefined,
    phoneNumber: contact?.phoneNumber,
    timeZone: customer?.timeZone ?? null,
    place: customer?.headquarterCity?.name,
    language: row?.language ?? item.language,
    fromNumber: item.sellerCompanyNumber?.number,
    sellerId: sellerCompany?.id,
    obstacle: !isWhole ? says.incomplete : !contact ? says.noContact : contact.isDoNotCall ? says.doNotCall : undefined,
    underWay: toCallUnderWay(item.activeCall),
  };
}
