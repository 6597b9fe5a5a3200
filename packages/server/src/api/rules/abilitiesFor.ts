import type { OperationId, Schemas } from "@callwright/sdk/contract";

import type { Actor } from "../../auth/actor.ts";
import type { Carriers } from "../../engine/carriers/port.ts";
import { authorize } from "../../http/permissions.ts";

/** The operation behind each ability: an actor who may not call it does not have the ability. */
const operations: Record<Schemas["CallAbility"], OperationId> = {
  LISTEN: "listenToCall",
  SAY: "sayInCall",
  TRANSFER: "transferCall",
  TAKE_OVER: "takeOverCall",
};

/** The actor's interventions in calls in progress, by carrier. */
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
