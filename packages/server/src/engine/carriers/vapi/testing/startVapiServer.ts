import type { Schemas } from "@callwright/sdk/contract";

import { movableClock } from "../../../../testing/movableClock.ts";
import { startTestServer } from "../../../../testing/startTestServer.ts";
import { callingMorning } from "../../../testing/callingClock.ts";
import { callPlaces, makeItem, uniqueNumber } from "../../../testing/callCenter.ts";
import type { CarrierAddress } from "../../testing/carrierAddress.ts";
import { startFakeVapi } from "./fakeVapi.ts";

/** A server that calls over a fake Vapi, at a time at which people in Oslo may be called. */
export async function startVapiServer({ addressOf = (url) => Promise.resolve(url) }: CarrierAddress = {}) {
  await using stack = new AsyncDisposableStack();
  const clock = movableClock(callingMorning().toISOString());
  const vapi = stack.use(await startFakeVapi(clock));
  const env = {
    CALLWRIGHT_TELEPHONY: "vapi",
    CALLWRIGHT_DEMO: "0",
    CALLWRIGHT_CALL_COUNTRIES: "NO",
    VAPI_API_KEY: vapi.account.apiKey,
    VAPI_PHONE_NUMBER_ID: vapi.account.phoneNumberId,
    VAPI_API_URL: await addressOf(vapi.account.apiUrl),
  };
  const server = stack.use(await startTestServer({ env, clock, processes: 1 }));
  const seller = await server.signIn("seller@callwright.test");
  const money = callPlaces(server, seller);
  await money.payIn(100);
  const ending = stack.move();

  return {
    server,
    vapi,
    seller,
    money,
    /** Starts a call like a seller, to a number with this ending. */
    async call(digits = "44"): Promise<string> {
      const item = await makeItem(seller, { phoneNumber: uniqueNumber(digits) });
      const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
      return body.items[0]?.callId ?? "";
    },
    async read(callId: string): Promise<Schemas["CallDetail"]> {
      return (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body;
    },
    [Symbol.asyncDispose]: () => ending[Symbol.asyncDispose](),
  };
}

export type VapiServer = Awaited<ReturnType<typeof startVapiServer>>;
