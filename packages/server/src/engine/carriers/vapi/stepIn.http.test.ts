import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startVapiServer, type VapiServer } from "./testing/startVapiServer.ts";

let calling: VapiServer;
beforeAll(async () => {
  calling = await startVapiServer();
});
afterAll(() => calling[Symbol.asyncDispose]());

it("Vapi's assistant says a sentence and hands a call over, by its control address (R-57)", async () => {
  calling.vapi.stepMs = 400;
  const callId = await calling.call();
  const of = `/v1/calls/history/${callId}`;
  const live = `/v1/calls/live/${callId}`;
  const read = async () => (await calling.seller.get<Schemas["CallDetail"]>(of)).body;
  await expect.poll(async () => (await read()).status, { timeout: 20_000, interval: 50 }).toBe("IN_PROGRESS");
  expect((await read()).abilities).toEqual(["SAY", "TRANSFER"]);
  const number = {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: '{"phoneNumber":"+4722860144"}',
  };
  await calling.seller.raw("/v1/users/profile/transfer-number", number);
  const { items } = (await calling.seller.get<Schemas["TransferTargets"]>(`${live}/transfer-targets`)).body;
  const userId = items.find(({ isYou }) => isYou)?.userId;

  const said = await calling.seller.post<Schemas["CallIntervention"]>(`${live}/say`, { text: "On Monday." });
  const handed = await calling.seller.post<Schemas["CallIntervention"]>(`${live}/transfer`, { userId });
  expect([said.body.state, handed.body.state]).toEqual(["DONE", "DONE"]);
  expect(calling.vapi.controls).toEqual([
    { type: "say", content: "On Monday.", endCallAfterSpoken: false },
    {
      type: "transfer",
      destination: { type: "number", number: "+4722860144" },
      content: "One moment, please. I am putting you through to Elif Kaya.",
    },
  ]);
  const taken = await calling.seller.post(`${live}/take-over`);
  expect([taken.status, taken.body.code]).toEqual([409, "NOT_ABLE"]);
});
