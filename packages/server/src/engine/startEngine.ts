import { dialCall } from "./dialCall.ts";
import type { CarrierEvent } from "./carriers/port.ts";
import type { EngineContext } from "./engineContext.ts";
import { startPruning } from "./prune.ts";
import { receiveSignedEvents } from "./receiveCarrierEvents.ts";
import { prefetchRecording } from "./recordings.ts";
import { startSweeping } from "./sweep.ts";

/** Sets the call engine going: the queue's workers, the carrier's events, and the sweep. Disposing it lets go of them again. */
export async function startEngine(engine: EngineContext): Promise<AsyncDisposable> {
  const stack = new AsyncDisposableStack();
  stack.use(
    engine.carrier.connect(async (rawBody, signature) => {
      const { events } = JSON.parse(rawBody) as { events: CarrierEvent[] };
      const isTaken = await receiveSignedEvents(engine, rawBody, signature, events);
      if (!isTaken) throw new Error("Our own carrier's signature was not accepted");
    }),
  );
  stack.use(startSweeping(engine));
  stack.use(startPruning(engine));
  await engine.queue.work({
    "dial-call": (callId) => dialCall(engine, callId),
    "fetch-recording": (callId) => prefetchRecording(engine, callId),
  });
  return stack;
}
