import type { Listen } from "../db/listenTo.ts";
import { forgetOtherCarriers } from "../store/calls/breakers.ts";
import type { CarrierEvent } from "./carriers/port.ts";
import type { EngineContext } from "./engineContext.ts";
import { startPruning } from "./prune.ts";
import { readCalls } from "./readCalls.ts";
import { readCarrierCost } from "./readCarrierCost.ts";
import { receiveSignedEvents } from "./receiveCarrierEvents.ts";
import { ensureRecording } from "./recordings.ts";
import { startDispatching } from "./startDispatching.ts";
import { startSweeping } from "./sweep.ts";
import { takeWords } from "./takeWords.ts";
import { runTalk } from "./talk/runTalk.ts";

/** Starts the call engine: dispatcher, jobs, the carriers' events, and the sweep. Disposing it stops them. */
export async function startEngine(engine: EngineContext, listenTo: Listen): Promise<AsyncDisposable> {
  const stack = new AsyncDisposableStack();
  await forgetOtherCarriers(engine.db, engine.carrier.name);
  stack.use(
    engine.carrier.connect({
      async deliver(rawBody, signature) {
        const { events } = JSON.parse(rawBody) as { events: CarrierEvent[] };
        const isTaken = await receiveSignedEvents(engine, { carrier: engine.carrier, rawBody, signature, events });
        if (!isTaken) throw new Error("Our own carrier's signature was not accepted");
      },
      words: (spoken) => takeWords(engine, spoken),
      talk: (line) => runTalk(engine, line),
    }),
  );
  stack.use(await startDispatching(engine, listenTo));
  stack.use(startSweeping(engine));
  stack.use(startPruning(engine));
  await engine.queue.work({
    "fetch-recording": { atOnce: 2, carryOut: each((callId) => ensureRecording(engine, callId)) },
    // The limit of concurrent requests to a model; phrases have no limit.
    "read-call": { atOnce: engine.reader ? 4 : 32, carryOut: (callIds) => readCalls(engine, callIds) },
    "read-cost": { atOnce: 2, carryOut: each((callId) => readCarrierCost(engine, callId)) },
  });
  return stack;
}

/** Work that is done for each call. */
const each = (work: (callId: string) => Promise<unknown>) => (callIds: string[]) =>
  Promise.all(callIds.map((callId) => work(callId)));
