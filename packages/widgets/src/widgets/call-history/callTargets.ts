import type { CallRow } from "../../calls/callRow.model.js";
import type { CallTarget } from "../../calls/start/callTarget.js";
import type { ItemObstacles } from "../../calls/start/targetOfItem.js";

/** The texts of the reasons why a call cannot be made again. */
export interface CallObstacles extends ItemObstacles {
  wasDeleted: string;
}

/** The target of a call from the item of an earlier call, with the contact and the number as they were then. */
export function targetOfRow(row: CallRow, says: Pick<CallObstacles, "wasDeleted">): CallTarget {
  return {
    itemId: row.phoneBookId ?? "",
    customer: row.customer,
    contact: row.contact || row.phoneNumber,
    phoneNumber: row.phoneNumber,
    timeZone: row.timeZone,
    place: undefined,
    language: row.language,
    sellerId: row.sellerId,
    obstacle: row.phoneBookId === null ? says.wasDeleted : undefined,
    underWay: undefined,
  };
}
