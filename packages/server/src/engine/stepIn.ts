import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import { invalid, notFound, problem } from "../contract/problem.ts";
import { isTerminal } from "../domain/call.ts";
import { lockCall, type CallRow } from "../store/calls/calls.ts";
import {
  insertIntervention,
  isTakenOver,
  readIntervention,
  settleIntervention,
  type InterventionRow,
} from "../store/calls/interventions.ts";
import { isMine } from "./cancelCall.ts";
import { carrierCallOf, carrierOf } from "./carriers/carrierOf.ts";
import type { CallAbility, StepInOrder } from "./carriers/port.ts";
import type { EngineContext } from "./engineContext.ts";
import { publishCalls } from "./publishCalls.ts";
import { handOverLines } from "./talk/handOverLines.ts";

/** The author of an intervention, as stored. */
export interface StepInAuthor {
  author: string;
  /** Null for a person of a partner without a name here. */
  name: string | null;
}

/** A person's intervention in a call in progress. */
export type StepInWish =
  | { kind: "LISTEN" }
  | { kind: "SAY"; words: string }
  | { kind: "TAKE_OVER" }
  | { kind: "TRANSFER"; target: Target | undefined };

/** The person whose telephone is to ring. */
type Target = Pick<Schemas["TransferTarget"], "name" | "phoneNumber">;

/** The possible interventions in a call, by its carrier; none if its carrier is no longer configured. */
export function abilitiesOf({ carriers }: Pick<EngineContext, "carriers">, carrier: CallRow["carrier"]) {
  return carriers.get(carrier)?.abilities ?? [];
}

/**
 * Intervenes in a call in progress. The intervention is stored first, so that every action is recorded; then the
 * component that controls the line is notified.
 *
 * @throws Problem 404 for calls of others, 409 if nobody is on the line or the carrier does not support it, 400 if
 * there is nobody to transfer to.
 */
export async function stepIn(
  engine: EngineContext,
  { within, author, callId }: { within: Scope; author: StepInAuthor; callId: string },
  wish: StepInWish,
): Promise<InterventionRow> {
  const id = engine.ids.next();
  const call = await engine.db.transaction().execute(async (trx) => {
    const locked = await lockCall(trx, callId);
    if (!locked || !isMine(locked, within)) throw notFound("The call");
    mustBePossible(engine, locked, wish.kind);
    if (wish.kind === "TRANSFER" && !wish.target) throw invalid({ userId: "This person takes no calls." });
    if (wish.kind === "TAKE_OVER" && (await isTakenOver(trx, callId)))
      throw problem(409, "CALL_TAKEN_OVER", "Somebody has taken this call over already.");
    await insertIntervention(trx, {
      id,
      call_id: callId,
      kind: wish.kind,
      state: wish.kind === "LISTEN" ? "DONE" : "PENDING",
      author: author.author,
      author_name: author.name,
      content: wish.kind === "SAY" ? wish.words : null,
      target_name: wish.kind === "TRANSFER" ? (wish.target?.name ?? null) : null,
      target_number: wish.kind === "TRANSFER" ? (wish.target?.phoneNumber ?? null) : null,
      at: engine.clock.now(),
    });
    await publishCalls(engine, trx, [{ id: callId, events: [] }]);
    return locked;
  });
  if (wish.kind !== "LISTEN") await carryOut(engine, call, id, wish);
  const kept = await readIntervention(engine.db, id);
  if (!kept) throw notFound("The call");
  return kept;
}

function mustBePossible(engine: EngineContext, call: CallRow, ability: CallAbility): void {
  if (isTerminal(call.status)) throw problem(409, "CALL_OVER", "The call is over.");
  if (call.status !== "IN_PROGRESS") throw problem(409, "CALL_NOT_ANSWERED", "Nobody has answered yet.");
  if (!abilitiesOf(engine, call.carrier).includes(ability))
    throw problem(409, "NOT_ABLE", "This cannot be done in this call.");
}

async function carryOut(
  engine: EngineContext,
  call: CallRow,
  id: string,
  wish: Exclude<StepInWish, { kind: "LISTEN" }>,
): Promise<void> {
  const carrier = carrierOf(engine, call.carrier);
  const isDone = await (
    carrier.stepIn
      ? carrier.stepIn(carrierCallOf(call), orderOf(call, id, wish))
      : engine.talks.carryOut({ id, callId: call.id })
  ).catch((error: unknown) => {
    engine.logger.warn({ err: error, callId: call.id, kind: wish.kind }, "nobody did in a call what somebody wanted");
    return false;
  });
  await engine.db.transaction().execute(async (trx) => {
    await settleIntervention(trx, id, isDone ? "DONE" : "FAILED");
    await publishCalls(engine, trx, [{ id: call.id, events: [] }]);
  });
}

function orderOf(call: CallRow, id: string, wish: Exclude<StepInWish, { kind: "LISTEN" }>): StepInOrder {
  if (wish.kind !== "TRANSFER") return wish;
  const { name, phoneNumber } = wish.target ?? { name: "", phoneNumber: "" };
  const words = handOverLines(call.language).putThrough(name);
  return { kind: "TRANSFER", words, phoneNumber, interventionId: id };
}
