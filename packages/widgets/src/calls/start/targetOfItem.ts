import type { Language, PhoneBook } from "@callwright/sdk/contract";

import { toCallUnderWay, type CallTarget } from "./callTarget.js";

/** Why an item cannot be called, in words. */
export interface ItemObstacles {
  incomplete: string;
  noContact: string;
  doNotCall: string;
}

/** Whom a call from a call center item goes to. One that is made again is held in the language that it was. */
export function targetOfItem(item: PhoneBook, says: ItemObstacles, language: Language = item.language): CallTarget {
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
    language,
    sellerId: sellerCompany?.id,
    obstacle: !isWhole ? says.incomplete : !contact ? says.noContact : contact.isDoNotCall ? says.doNotCall : undefined,
    underWay: toCallUnderWay(item.activeCall),
  };
}
