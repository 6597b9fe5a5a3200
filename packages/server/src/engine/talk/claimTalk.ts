import { claimCall, readEarlierCalls, readLiveTurns } from "../../store/calls/carrierCalls.ts";
import type { CallRow } from "../../store/calls/calls.ts";
import { isTakenOver } from "../../store/calls/interventions.ts";
import type { BrainInput, LiveTurn } from "../agents/brain/port.ts";
import { greetingOf, lineFor } from "../agents/brain/scriptedReply.ts";
import { ownRules } from "../agents/brain/ownRules.ts";
import { briefsOf } from "../briefsOf.ts";
import type { CarrierName } from "../carriers/port.ts";
import type { EngineContext } from "../engineContext.ts";

/** A call in which our assistant may speak now. */
export interface Talk {
  call: CallRow;
  /** The basis for a reply; the conversation is added as it grows. */
  about: Omit<BrainInput, "history" | "answeredBy">;
  /** The earlier turns: none, unless a talk was interrupted. */
  turns: LiveTurn[];
  /** What is said first. */
  greeting: string;
  /** A person speaks instead of the assistant. */
  isTakenOver: boolean;
}

/** A carrier's phone call that claims to be this call of ours. */
export interface TalkClaim {
  callId: string;
  carrier: CarrierName;
  carrierCallId: string;
}

/** Claims a call for one phone call, and reads the data for the assistant. Null: nobody speaks. */
export function claimTalk(engine: EngineContext, { callId, carrier, carrierCallId }: TalkClaim): Promise<Talk | null> {
  return engine.db.transaction().execute(async (trx) => {
    const call = await claimCall(trx, callId, carrier, carrierCallId);
    if (!call) return null;
    const turns = await readLiveTurns(trx, callId);
    const known = (await briefsOf(trx, [call])).get(callId);
    if (!known) return null;
    const brief = call.is_welcome ? known : { ...known, earlierCalls: await readEarlierCalls(trx, call) };
    const about: Talk["about"] = { seed: callId, brief, rules: ownRules(brief) };
    const input: BrainInput = { ...about, history: turns, answeredBy: "UNKNOWN" };
    const greeting = turns.length === 0 ? greetingOf(input) : lineFor(input, ({ backAgain }) => backAgain);
    return { call, about, turns, greeting, isTakenOver: turns.length > 0 && (await isTakenOver(trx, callId)) };
  });
}
