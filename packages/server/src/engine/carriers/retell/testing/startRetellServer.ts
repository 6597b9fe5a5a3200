import type { Schemas } from "@callwright/sdk/contract";

import { startTestServer } from "../../../../testing/startTestServer.ts";
import { callingMorning } from "../../../testing/callingClock.ts";
import { callPlaces, makeItem, uniqueNumber } from "../../../testing/callCenter.ts";
import { movableClock } from "../../../../testing/movableClock.ts";
import { startFakeRetell } from "./fakeRetell.ts";

/** A server that calls over a fake Retell, at a time at which people in Oslo may be called. */
export async function startRetellServer() {
  await using stack = new AsyncDisposableStack();
  const clock = movableClock(callingMorning().toISOString());
  const retell = stack.use(await startFakeRetell(clock));
  const env = {
    CALLWRIGHT_TELEPHONY: "retell",
    CALLWRIGHT_DEMO: "0",
    CALLWRIGHT_CALL_COUNTRIES: "NO",
    CALLWRIGHT_CALLER_NUMBER: "+14155550100",
    RETELL_API_KEY: retell.account.apiKey,
    RETELL_AGENT_ID: retell.account.agentId,
    RETELL_API_URL: retell.account.apiUrl,
  };
  const server = stack.use(await startTestServer({ env, clock, processes: 1 }));
  const seller = await server.signIn("seller@callwright.test");
  const money = callPlaces(server, seller);
  await money.payIn(100);
  const ending = stack.move();

  return {
    server,
    retell,
    seller,
    money,
    /** Starts a call like a seller. */
    async call(): Promise<string> {
      const item = await makeItem(seller, { phoneNumber: uniqueNumber("44") });
      const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [item.id] });
      return body.items[0]?.callId ?? "";
    },
    async read(callId: string): Promise<Schemas["CallDetail"]> {
      return (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body;
    },
    [Symbol.asyncDispose]: () => ending[Symbol.asyncDispose](),
  };
}

export type RetellServer = Awaited<ReturnType<typeof startRetellServer>>;
