import { existsSync } from "node:fs";
import path from "node:path";

import { describe, expect, it, onTestFinished } from "vitest";

import type { CarrierAddress } from "./testing/carrierAddress.ts";
import { startDocumentedCarrier, type Exchange } from "./testing/documentedCarrier.ts";
import { readOfficialDocument, type Corrections, type OfficialDocument } from "./testing/officialDocument.ts";
import { startTwilioServer } from "./twilio/testing/startTwilioServer.ts";
import { startVapiServer, type VapiServer } from "./vapi/testing/startVapiServer.ts";

/**
 * We may not publish the carriers' official OpenAPI documents. To use them, put them into a folder as `vapi.json` and
 * `twilio_api_v2010.json` and name the folder (docs/calling.md).
 */
const folder = process.env.CALLWRIGHT_CARRIER_SPECS;
const fileOf = (name: string) => path.join(folder ?? "", name);
const isThere = (name: string) => folder !== undefined && existsSync(fileOf(name));

const forVapi: Corrections = {
  correct(schemas) {
    // The document says that it is an object; its description and every client use a string.
    const { properties } = schemas.BackoffPlan as { properties: Record<string, unknown> };
    properties.type = { type: "string", enum: ["fixed", "exponential"] };
    // A message of the user and one of the assistant match each other's schema, so that `oneOf` never matches.
    for (const schema of Object.values(schemas)) anyOfMessages(schema);
  },
};

const rfc2822 = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/;
const words = [
  "twiml",
  "phone-number-capabilities",
  "currency",
  "uri-map",
  "decimal",
  "phone-number",
  "sid",
  "endpoint",
  "iso-country-code",
];
const forTwilio: Corrections = {
  formats: {
    ...Object.fromEntries(words.map((word): [string, true] => [word, true])),
    "date-time-rfc-2822": (text) => rfc2822.test(text),
    "http-method": (text) => ["GET", "POST"].includes(text),
  },
};

describe.skipIf(!isThere("vapi.json"))("Vapi's official document (CALLWRIGHT_CARRIER_SPECS)", () => {
  it("allows everything that we ask, and describes what our fake answers and reports", async () => {
    const document = readOfficialDocument(fileOf("vapi.json"), forVapi);
    const { calling, exchanges } = await callThrough(document, startVapiServer);
    calling.vapi.fateOf = (to) => (to.endsWith("00") ? "busy" : to.endsWith("01") ? "unanswered" : "answered");
    for (const digits of ["44", "00", "01"]) await over(calling, await calling.call(digits));
    expect((await calling.server.anonymous.get("/readyz")).status).toBe(200);
    const asked = await calling.server.context.carriers.get("vapi")?.find({
      callId: crypto.randomUUID(),
      carrierCallId: null,
      to: "+4722860144",
      from: null,
      dialledAt: new Date(),
    });
    expect(asked).toBe("none");
    expect(new Set(exchanges.map(({ request }) => request.replace(/[0-9a-f-]{36}/, "{id}")))).toEqual(
      new Set(["POST /call", "GET /call", "GET /call/{id}", "GET /phone-number/{id}"]),
    );
    expect(exchanges.filter(({ problems }) => problems.length > 0)).toEqual([]);
    const reports = calling.vapi.messages.map(({ message }) => ({
      type: message.type,
      problems: document.problemsOf(messageSchemas[String(message.type)] ?? "none", message),
    }));
    expect(reports.length).toBeGreaterThan(8);
    expect(reports.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });
});

describe.skipIf(!isThere("twilio_api_v2010.json"))("Twilio's official document (CALLWRIGHT_CARRIER_SPECS)", () => {
  it("allows everything that we ask, and describes what our fake answers", async () => {
    const document = readOfficialDocument(fileOf("twilio_api_v2010.json"), forTwilio);
    const { calling, exchanges } = await callThrough(document, startTwilioServer);
    for (const digits of ["44", "00", "01", "02"]) await over(calling, await calling.call(digits));
    const carrier = calling.server.context.carriers.get("twilio");
    const placed = calling.twilio.calls[0]!;
    const call = {
      callId: crypto.randomUUID(),
      carrierCallId: placed.sid,
      to: placed.fields.get("To") ?? "",
      from: null,
      dialledAt: placed.startedAt,
    };
    expect(await carrier?.knowsAccount()).toBe(true);
    await carrier?.find(call);
    await carrier?.read(call);
    await carrier?.hangUp(call);
    const { numbers } = calling.server.context;
    expect(await numbers.listCountries()).toContain("US");
    const [offer] = await numbers.listAvailable("US");
    expect(await numbers.listAvailable("GB")).toHaveLength(1);
    await numbers.order({ id: call.callId, number: offer?.number ?? "", countryIso2: "US" });
    expect(await numbers.release(call.callId)).toBe(true);
    expect(
      new Set(
        exchanges.map(({ request }) =>
          request.replace(/^(\w+) .*Accounts\/\w+/, "$1 ").replaceAll(/(CA|RE|PN)\w{32}/g, "{sid}"),
        ),
      ),
    ).toEqual(
      new Set([
        "POST /Calls.json",
        "GET .json",
        "GET /Calls.json",
        "GET /Calls/{sid}.json",
        "POST /Calls/{sid}.json",
        "GET /Calls/{sid}/Recordings.json",
        "GET /Recordings/{sid}.wav",
        "GET /AvailablePhoneNumbers.json",
        "GET /AvailablePhoneNumbers/US/Local.json",
        "GET /AvailablePhoneNumbers/GB/Local.json",
        "GET /AvailablePhoneNumbers/GB/Mobile.json",
        "GET /IncomingPhoneNumbers.json",
        "POST /IncomingPhoneNumbers.json",
        "DELETE /IncomingPhoneNumbers/{sid}.json",
      ]),
    );
    expect(exchanges.filter(({ problems }) => problems.length > 0)).toEqual([]);
  });
});

const messageSchemas: Readonly<Record<string, string>> = {
  "status-update": "ServerMessageStatusUpdate",
  "end-of-call-report": "ServerMessageEndOfCallReport",
};

/** A server whose carrier is the fake with its official document. */
async function callThrough<Calling extends AsyncDisposable>(
  document: OfficialDocument,
  start: (options: CarrierAddress) => Promise<Calling>,
) {
  const stack = new AsyncDisposableStack();
  onTestFinished(() => stack.disposeAsync());
  const exchanges: Exchange[] = [];
  const calling = await start({
    addressOf: async (fakeUrl) => stack.use(await startDocumentedCarrier(document, fakeUrl, exchanges)).url,
  });
  stack.use(calling);
  return { calling, exchanges };
}

/** Waits until a call has ended and, if somebody was reached, its recording is available. */
async function over({ read }: Pick<VapiServer, "read">, callId: string): Promise<void> {
  const isOver = async () => {
    const { status, voiceRecord } = await read(callId);
    return status === "COMPLETED" ? voiceRecord : ["BUSY", "NO_ANSWER", "FAILED"].includes(status);
  };
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
}

function anyOfMessages({ properties }: Record<string, unknown>): void {
  const items = (properties as { messages?: { items?: Record<string, unknown> } } | undefined)?.messages?.items;
  if (!items?.oneOf) return;
  items.anyOf = items.oneOf;
  delete items.oneOf;
}
