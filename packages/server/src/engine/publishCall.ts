import type { Schemas } from "@callwright/sdk/contract";

import type { Trx } from "../db/database.ts";
import { readCallText } from "../store/calls/listCalls.ts";
import type { EngineContext } from "./engineContext.ts";

/** Tells everybody who may see a call how it stands now. */
export async function publishCall(
  { events }: Pick<EngineContext, "events">,
  trx: Trx,
  callId: string,
  companyId: string,
): Promise<void> {
  const text = await readCallText(trx, { kind: "everything" }, callId);
  if (text) await events.publish(trx, companyId, { type: "call.updated", call: JSON.parse(text) as Schemas["Call"] });
}
