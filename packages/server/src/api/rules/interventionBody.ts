import type { Schemas } from "@callwright/sdk/contract";

import type { InterventionRow } from "../../store/calls/interventions.ts";

/** An intervention in the form of the contract. */
export function interventionBody(row: InterventionRow): Schemas["CallIntervention"] {
  const { id, kind, state, at, author_name: by, content: text, target_name: to } = row;
  return { id, kind, state, at: at.toISOString(), by, text, to };
}
