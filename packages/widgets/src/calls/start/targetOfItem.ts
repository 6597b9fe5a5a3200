import type { Language, PhoneBook } from "@callwright/sdk/contract";

import { toCallUnderWay, type CallTarget } from "./callTarget.js";

/** The reason why an item cannot be called, as a text. */
export interface ItemObstacles {
  incomplete: string;
  noContact: string;
  doNotCall: string;
}

/** The target of a call from a call center item. A repeated call keeps its language. */
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
