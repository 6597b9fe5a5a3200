import type { Schemas } from "@callwright/sdk/contract";

import { movableClock } from "../../../../testing/movableClock.ts";
import { startTestServer } from "../../../../testing/startTestServer.ts";
import { callingMorning } from "../../../testing/callingClock.ts";
import { createSimulatorSpeech } from "../../../speech/simulatorSpeech.ts";
import { callPlaces, makeItem, uniqueNumber } from "../../../testing/callCenter.ts";

/** A server that calls over a SIP trunk on this machine, at a time at which people in Oslo may be called. */
export async function startSipServer(trunkPort: number) {
  await using stack = new AsyncDisposableStack();
  const clock = movableClock(callingMorning().toISOString());
  const env = {
    CALLWRIGHT_TELEPHONY: "sip",
    CALLWRIGHT_DEMO: "0",
    CALLWRIGHT_CALL_COUNTRIES: "NO",
    CALLWRIGHT_CALLER_NUMBER: "+14155550100",
    SIP_TRUNK: `sip:127.0.0.1:${trunkPort}`,
  };
  const server = stack.use(await startTestServer({ env, clock, processes: 1, speech: createSimulatorSpeech() }));
  const seller = await server.signIn("seller@callwright.test");
  await callPlaces(server, seller).payIn(100);
  const ending = stack.move();

  return {
    server,
    seller,
    clock,
    /** Starts a call like a seller, to a Norwegian number with this ending. */
    async call(digits = "44", phoneNumber = uniqueNumber(digits)): Promise<string> {
      const item = await makeItem(seller, { phoneNumber });
      const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
      return body.items[0]?.callId ?? "";
    },
    async read(callId: string): Promise<Schemas["CallDetail"]> {
      return (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body;
    },
    /** The recording of a call as a seller hears it. */
    async recording(callId: string): Promise<Buffer> {
      const response = await seller.fetch(`/v1/calls/history/record/${callId}`);
      return Buffer.from(await response.arrayBuffer());
    },
    [Symbol.asyncDispose]: () => ending[Symbol.asyncDispose](),
  };
}

export type SipServer = Awaited<ReturnType<typeof startSipServer>>;
