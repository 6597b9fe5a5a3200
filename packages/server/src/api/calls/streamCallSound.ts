import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound, problem } from "../../contract/problem.ts";
import { carrierCallOf } from "../../engine/carriers/carrierOf.ts";
import { abilitiesOf } from "../../engine/stepIn.ts";
import { soundStream } from "../../http/soundStream.ts";
import { readCall } from "../../store/calls/calls.ts";
import { listensSince } from "../../store/calls/interventions.ts";
import { isCallWithin } from "../../store/calls/listCalls.ts";
import { authorOf } from "../rules/author.ts";
import { LISTENING_BEGINS_WITHIN_MS } from "../rules/listening.ts";

/** The audio of a call in progress, for a person who has just recorded that they listen. */
export const streamCallSound: Handler<"streamCallSound"> = async (context, actor, { path, request }) => {
  const { db, clock, carriers } = context;
  const isMine = await isCallWithin(db, scope(actor), path.id);
  const call = isMine ? await readCall(db, path.id) : undefined;
  if (!call) throw notFound("The call");
  const since = new Date(clock.now().getTime() - LISTENING_BEGINS_WITHIN_MS);
  if (!(await listensSince(db, path.id, authorOf(actor), since)))
    throw problem(409, "CONFLICT", "Say first that you listen to this call.");
  const sound = abilitiesOf(context, call.carrier).includes("LISTEN")
    ? await carriers.get(call.carrier)?.listen?.(carrierCallOf(call))
    : undefined;
  if (!sound) throw problem(409, "CALL_OVER", "The call is over.");
  return soundStream(context, { actor, request }, sound);
};
