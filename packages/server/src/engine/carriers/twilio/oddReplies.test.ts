import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, describe, expect, it } from "vitest";

import { systemClock } from "../../../clock.ts";
import { createTwilioNumbers } from "../../../numbers/twilio/twilioNumbers.ts";
import { NumberUnavailable } from "../../../numbers/port.ts";
import { oddForms, oddTexts } from "../../../testing/oddJson.ts";
import { CarrierRejection } from "../port.ts";
import { createTwilioApi } from "./api.ts";
import { eventsOfCall } from "./events.ts";

const asked: string[] = [];
let reply = { status: 200, text: "" };
const server = createServer((request, response) => {
  asked.push(`${request.method} ${new URL(request.url ?? "", "http://twilio").pathname}`);
  const isSearch = request.method === "GET" && reply.status === 400;
  const { status, text } = isSearch ? { status: 200, text: '{"incoming_phone_numbers":[]}' } : reply;
  response.writeHead(status, { "content-type": "application/json" }).end(text);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());

const account = {
  accountSid: "AC1",
  authToken: "token",
  apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
};
const api = createTwilioApi(account);
const orderId = "019f0000-0000-7000-8000-000000000001";
const now = new Date("2026-05-05T10:00:00Z");

const call = {
  sid: "CA1",
  status: "completed",
  to: "+4722860144",
  start_time: "Tue, 05 May 2026 09:59:38 +0000",
  end_time: "Tue, 05 May 2026 09:59:50 +0000",
  duration: "12",
  price: "-0.014",
  price_unit: "USD",
};
const owned = { incoming_phone_numbers: [{ sid: "PN1", friendly_name: orderId }] };

interface Outcome<Value> {
  name: string;
  text: string;
  value: Value | Error;
  /** What was asked of Twilio. */
  requests: string[];
}

/** What comes of replies of every odd form. */
async function outcomes<Value>(json: unknown, ask: () => Promise<Value>, status = 200): Promise<Outcome<Value>[]> {
  const all: Outcome<Value>[] = [];
  const texts = [...oddTexts, ...oddForms(json).map((odd) => [odd.name, JSON.stringify(odd.json)] as const)];
  for (const [name, text] of texts) {
    reply = { status, text };
    asked.length = 0;
    const value = await ask().catch((error: unknown) => error as Error);
    all.push({ name, text, value, requests: [...asked] });
  }
  return all;
}

/** The replies that were taken for an answer, with what they were taken for. */
function taken<Value>(all: Outcome<Value>[]): [name: string, value: Value][] {
  return all.flatMap(({ name, value }): [string, Value][] => (value instanceof Error ? [] : [[name, value]]));
}

const isSid = (sid: unknown) => /^\w{1,64}$/.test(String(sid));
const isWholeUpTo = (most: number, value = 0) => Number.isSafeInteger(value) && value >= 0 && value <= most;

describe("a reply of Twilio of any form", () => {
  const place = () => api.placeCall([], AbortSignal.timeout(5_000));

  it("to an order names the call, or counts as none", async () => {
    const placed = taken(await outcomes(call, place));
    expect(placed.filter(([, { sid }]) => !isSid(sid))).toEqual([]);
  });

  it("that refuses an order is a refusal with a reason", async () => {
    const refused = await outcomes({ code: 21211, message: "No number" }, place, 400);
    expect(refused.filter(({ value }) => !(value instanceof CarrierRejection))).toEqual([]);
  });

  it("about a call tells what can be stored, and never that there is none", async () => {
    const read = taken(await outcomes(call, () => api.readCall("CA1")));
    expect(read.filter(([, value]) => value === null)).toEqual([]);
    const events = read.flatMap(([name, value]) =>
      eventsOfCall(orderId, value!, now).map((event) => ({ name, ...event })),
    );
    const odd = events.filter(
      ({ carrierCallId, at, durationSeconds, costMicros }) =>
        !isSid(carrierCallId) ||
        !/^\d{4}-/.test(at) ||
        !isWholeUpTo(86_400, durationSeconds) ||
        !isWholeUpTo(Number.MAX_SAFE_INTEGER, costMicros),
    );
    expect(odd).toEqual([]);
  });

  it("to a search for a call has calls, or is an error: never that there is none", async () => {
    const found = taken(await outcomes({ calls: [call] }, () => api.listCalls(call.to, now)));
    expect(found.filter(([name, calls]) => calls.length === 0 && name !== "calls: []")).toEqual([]);
    expect(found.filter(([, calls]) => !calls.every(({ sid }) => isSid(sid)))).toEqual([]);
  });

  it("about the account says yes only if it is active", async () => {
    const known = taken(await outcomes({ status: "active" }, () => api.knowsAccount()));
    expect(known.filter(([, isKnown]) => isKnown)).toEqual([]);
  });

  it("about recordings has a sound, none, or is an error", async () => {
    const recordings = { recordings: [{ sid: "RE1", status: "completed", duration: "12" }] };
    const read = await outcomes(recordings, () => api.readSound("CA1"));
    const paths = read.flatMap(({ requests }) => requests.slice(1));
    expect(paths.filter((path) => !/\/Recordings\/\w{1,64}\.wav$/.test(path))).toEqual([]);
    expect(taken(read).filter(([, sound]) => sound !== null && !Buffer.isBuffer(sound))).toEqual([]);
  });
});

describe("a reply of Twilio about numbers of any form", () => {
  const numbers = () =>
    createTwilioNumbers({ account, clock: systemClock, publicUrl: () => "https://callwright.example" });
  const order = () => numbers().order({ id: orderId, number: "+14155550123", countryIso2: "US" });

  it("offers countries and numbers as they are written, or none", async () => {
    const countries = await outcomes({ countries: [{ country_code: "US" }] }, () => numbers().listCountries());
    expect(taken(countries).flatMap(([, codes]) => codes.filter((code) => !/^[A-Z]{2}$/.test(code)))).toEqual([]);
    const offer = { phone_number: "+14155550123", address_requirements: "none" };
    const offers = await outcomes({ available_phone_numbers: [offer] }, () => numbers().listAvailable("US"));
    const odd = taken(offers).flatMap(([, offered]) =>
      offered.filter(({ number }) => !/^\+[1-9]\d{6,14}$/.test(number)),
    );
    expect(odd).toEqual([]);
  });

  it("buys nothing while it is unclear whether the number was bought before", async () => {
    const all = await outcomes(owned, order);
    const bought = all.filter(({ requests }) => requests.some((one) => one.startsWith("POST")));
    expect(bought.map(({ name }) => name)).toEqual(["incoming_phone_numbers: []"]);
  });

  it("gives back nothing but the order's number, and ends no order while it is unclear whether it has one", async () => {
    const all = await outcomes(owned, () => numbers().release(orderId));
    const deleted = all.filter(({ requests }) => requests.some((one) => one.startsWith("DELETE")));
    expect(deleted.filter(({ text }) => !text.includes(`"friendly_name":"${orderId}"`))).toEqual([]);
    expect(taken(all).filter(([, wasThere]) => !wasThere)).toEqual([["incoming_phone_numbers: []", false]]);
  });

  it("that refuses a purchase is a refusal or an error", async () => {
    const refused = await outcomes({ code: 21422, message: "Not available" }, order, 400);
    const isClear = ({ text }: { text: string }) => text.includes('"code":21422');
    expect(refused.filter(({ value }) => !(value instanceof Error))).toEqual([]);
    expect(refused.filter(({ value }) => value instanceof NumberUnavailable)).toEqual(refused.filter(isClear));
  });
});
