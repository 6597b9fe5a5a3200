import type { Schemas } from "@callwright/sdk/contract";

import { movableClock } from "../../../../testing/movableClock.ts";
import { startTestServer } from "../../../../testing/startTestServer.ts";
import { callingMorning } from "../../../testing/callingClock.ts";
import { callPlaces, makeItem, uniqueNumber } from "../../../testing/callCenter.ts";
import type { CarrierAddress } from "../../testing/carrierAddress.ts";
import { startFakeTwilio } from "./fakeTwilio.ts";

/** A server that calls over a fake Twilio, at a time at which people in Oslo may be called. */
export async function startTwilioServer({ addressOf = (url) => Promise.resolve(url) }: CarrierAddress = {}) {
  await using stack = new AsyncDisposableStack();
  const clock = movableClock(callingMorning().toISOString());
  const twilio = stack.use(await startFakeTwilio(clock));
  const env = {
    CALLWRIGHT_TELEPHONY: "twilio",
    CALLWRIGHT_DEMO: "0",
    CALLWRIGHT_CALL_COUNTRIES: "NO",
    CALLWRIGHT_CALLER_NUMBER: "+14155550100",
    CALLWRIGHT_CALLS_PER_SECOND: "50",
    TWILIO_ACCOUNT_SID: twilio.account.accountSid,
    TWILIO_AUTH_TOKEN: twilio.account.authToken,
    TWILIO_API_URL: await addressOf(twilio.account.apiUrl),
  };
  const server = stack.use(await startTestServer({ env, clock, processes: 1 }));
  const seller = await server.signIn("seller@callwright.test");
  await callPlaces(server, seller).payIn(100);
  const ending = stack.move();

  return {
    server,
    twilio,
    seller,
    clock,
    /** The configuration for a second process on this database. */
    env,
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

export type TwilioServer = Awaited<ReturnType<typeof startTwilioServer>>;
