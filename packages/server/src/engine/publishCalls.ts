import type { Schemas } from "@callwright/sdk/contract";

import type { Trx } from "../db/database.ts";
import { readCallTexts } from "../store/calls/listCalls.ts";
import type { EngineContext } from "./engineContext.ts";

/** Tells everybody who may see these calls how they stand now. Test calls are nobody's history and are left out. */
export async function publishCalls({ events }: Pick<EngineContext, "events">, trx: Trx, ids: string[]): Promise<void> {
  const texts = await readCallTexts(trx, ids);
  const published = ids.flatMap((id) => texts.get(id) ?? []);
  await events.publishAll(
    trx,
    published.map(({ companyId, text }) => ({
      sellerCompanyId: companyId,
      payload: { type: "call.updated", call: JSON.parse(text) as Schemas["Call"] },
    })),
  );
}
