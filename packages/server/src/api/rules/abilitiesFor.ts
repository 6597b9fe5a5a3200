import type { OperationId, Schemas } from "@callwright/sdk/contract";

import type { Actor } from "../../auth/actor.ts";
import type { Carriers } from "../../engine/carriers/port.ts";
import { authorize } from "../../http/permissions.ts";

/** The operation behind each ability: whoever may not call it does not have it. */
const operations: Record<Schemas["CallAbility"], OperationId> = {
  LISTEN: "listenToCall",
  SAY: "sayInCall",
  TRANSFER: "transferCall",
  TAKE_OVER: "takeOverCall",
};

/** What somebody can do in calls that go on, by the carrier. */
export function abilitiesFor(actor: Actor, carriers: Carriers) {
  return Object.fromEntries(
    [...carriers.values()].map(({ name, abilities }) => [
      name,
      abilities.filter((ability) => may(actor, operations[ability])),
    ]),
  );
}

function may(actor: Actor, operation: OperationId): boolean {
  try {
    authorize(operation, actor);
    return true;
  } catch {
    return false;
  }
}
