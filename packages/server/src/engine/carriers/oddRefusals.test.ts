import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, expect, it } from "vitest";

import { oddForms, oddTexts } from "../../testing/oddJson.ts";
import { CarrierRejection } from "./port.ts";
import { createRetellApi } from "./retell/api.ts";
import { createVapiApi } from "./vapi/api.ts";

let reply = "";
const server = createServer((_request, response) => response.writeHead(400).end(reply));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const retell = createRetellApi({ apiKey: "key", agentId: "agent", apiUrl });
const vapi = createVapiApi({ apiKey: "key", phoneNumberId: "number", apiUrl, lines: 1 });
const signal = () => AbortSignal.timeout(5_000);

it.each([
  ["Retell", { message: "No" }, () => retell.placeCall({} as never, signal())],
  ["Vapi", { message: ["No", "Never"] }, () => vapi.placeCall({}, signal())],
])("a refusal of %s of any form ends the call with a reason", async (_carrier, json, place) => {
  const forms = [...oddTexts, ...oddForms(json).map((odd) => [odd.name, JSON.stringify(odd.json)] as const)];
  for (const [name, text] of forms) {
    reply = text;
    const outcome: unknown = await place().catch((error: unknown) => error);
    expect(outcome, name).toBeInstanceOf(CarrierRejection);
    expect(outcome, name).toMatchObject({ carrierReason: expect.stringMatching(/^[^]{1,128}$/) as string });
  }
});
