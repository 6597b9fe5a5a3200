import type { CallRow } from "../../calls/callRow.model.js";
import type { CallTarget } from "../../calls/start/callTarget.js";
import type { ItemObstacles } from "../../calls/start/targetOfItem.js";

/** Why a call cannot be made again, in words. */
export interface CallObstacles extends ItemObstacles {
  wasDeleted: string;
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
    sellerId: row.sellerId,
    obstacle: row.phoneBookId === null ? says.wasDeleted : undefined,
    underWay: undefined,
  };
}
