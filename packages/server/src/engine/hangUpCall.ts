import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import { isTerminal } from "../domain/call.ts";
import { type CallRow, lockCall, rememberHangUp } from "../store/calls/calls.ts";
import { insertIntervention } from "../store/calls/interventions.ts";
import { carrierCallOf, carrierOf } from "./carriers/carrierOf.ts";
import { isMine } from "./cancelCall.ts";
import type { EngineContext } from "./engineContext.ts";
import type { StepInAuthor } from "./stepIn.ts";

/**
 * Tells the carrier to end a call in progress; its end is then reported as usual. The request is stored first: if the
 * order is still in transit, the call is hung up when it rings, and if the carrier did not receive the request, the
 * sweep repeats it.
 */
export async function hangUpCall(
  engine: EngineContext,
  { within, author }: { within: Scope; author: StepInAuthor },
  id: string,
): Promise<Schemas["HungUpCall"]> {
  let hangingUp: CallRow | undefined;
  const result = await engine.db.transaction().execute(async (trx): Promise<Schemas["HungUpCall"]> => {
    const call = await lockCall(trx, id);
    if (!call || !isMine(call, within)) return { id, outcome: "NOT_FOUND", status: null };
    if (call.dialled_at === null || isTerminal(call.status)) return { id, outcome: "CONFLICT", status: call.status };
    const now = engine.clock.now();
    // A repeated request changes nothing.
    if (call.hang_up_asked_at === null) await insertIntervention(trx, hangUpBy(author, engine.ids.next(), id, now));
    await rememberHangUp(trx, id, now);
    hangingUp = call;
    return { id, outcome: "HANGING_UP", status: call.status };
  });
  if (hangingUp) {
    await carrierOf(engine, hangingUp.carrier)
      .hangUp(carrierCallOf(hangingUp))
      .catch((error: unknown) =>
        engine.logger.warn({ err: error, callId: id }, "a call could not be hung up; the carrier will be told again"),
      );
  }
  return result;
}

function hangUpBy({ author, name }: StepInAuthor, id: string, callId: string, at: Date) {
  const about = { content: null, target_name: null, target_number: null };
  return { id, call_id: callId, kind: "HANG_UP", state: "DONE", author, author_name: name, at, ...about } as const;
}
