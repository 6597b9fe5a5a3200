import type { CallTarget } from "../../calls/start/callTarget.js";
import { callObstacle, underWayOf } from "./callCenter.model.js";
import type { CallCenterRow, CallObstacle } from "./CallCenter.types.js";

/**
 * The reason why Call Now and Call Later are disabled: there is no contact (A-CALL-02), or the contact asked not to be
 * called.
 */
export function dialObstacle(row: CallCenterRow): CallObstacle | undefined {
  if (row.contactId === undefined) return "noContact";
  return row.isDoNotCall ? "doNotCall" : undefined;
}

/**
 * The target of a call from an item.
 *
 * @param says the texts of the obstacles
 */
export function toCallTarget(row: CallCenterRow, says: Readonly<Record<CallObstacle, string>>): CallTarget {
  const obstacle = callObstacle(row) ?? dialObstacle(row);
  return {
    itemId: row.id,
    customer: row.customer,
    contact: row.contact,
    phoneNumber: row.phoneNumber,
    timeZone: row.timeZone,
    place: row.city,
    language: row.language,
    sellerId: row.sellerId,
    obstacle: obstacle && says[obstacle],
    underWay: underWayOf(row),
  };
}
