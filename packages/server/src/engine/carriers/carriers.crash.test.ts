import { describe, expect, inject, it } from "vitest";

import { openDatabase } from "../../db/database.ts";
import { openPool } from "../../db/pool.ts";
import { pick } from "../../domain/seededRandom.ts";
import { createLogger } from "../../logger.ts";
import { createTestDatabase } from "../../testing/databases.ts";
import { startCallingClock } from "../testing/callingClock.ts";
import { proveCarrierCrashSafety } from "../testing/carrierCrashProof.ts";
import { startFakeRetell } from "./retell/testing/fakeRetell.ts";
import { startFakePhone } from "./sip/testing/fakePhone.ts";
import { startFakeTwilio } from "./twilio/testing/fakeTwilio.ts";
import { startFakeVapi } from "./vapi/testing/fakeVapi.ts";

// The whole proof is CALLWRIGHT_CRASH_KILLS=20 CALLWRIGHT_CRASH_CALLS=200; another seed gives other moments.
const { CALLWRIGHT_CRASH_KILLS, CALLWRIGHT_CRASH_CALLS, CALLWRIGHT_CRASH_SEED: seed = "carriers" } = process.env;
/** Silence that a carrier is asked about after two minutes is over in twelve seconds. */
const CLOCK_SPEED = 10;
/** A process confirms every second that it still has its calls; under load it must not seem to be gone. */
const SIP_CLOCK_SPEED = 4;
const kills = Number(CALLWRIGHT_CRASH_KILLS ?? 3);
const calls = Number(CALLWRIGHT_CRASH_CALLS ?? 40);
const amounts = { kills, calls, seed };
const timeout = 240_000 + kills * 15_000;

/** Every event is sent twice, or in the wrong order, or an order is placed without a response. */
function badManners(random: () => number) {
  const order = pick(random, ["cut", "503", "none"] as const);
  return { isRepeating: random() < 0.5, isReordering: random() < 0.3, ...(order !== "none" && { order }) };
}

async function openTestDatabase() {
  await using stack = new AsyncDisposableStack();
  const { url } = stack.use(await createTestDatabase(inject("cluster")));
  const pool = openPool({ connectionString: url }, { max: 2, logger: createLogger("silent") });
  const db = stack.use(openDatabase(pool));
  const ending = stack.move();
  return { db, databaseUrl: url, [Symbol.asyncDispose]: () => ending[Symbol.asyncDispose]() };
}

describe(`kill -9 at ${kills} random moments during ${calls} calls, one of two processes, while the carrier behaves badly`, () => {
  it(
    "Twilio: each call ends, nobody is rung twice, a talk goes on where it broke off, and each is charged once",
    { timeout },
    async () => {
      await using database = await openTestDatabase();
      const clock = startCallingClock(CLOCK_SPEED);
      await using twilio = await startFakeTwilio(clock);
      twilio.turnMs = 200;
      const ordersFor = (callId: string) =>
        twilio.calls.filter(({ fields }) => fields.get("StatusCallback")?.includes(callId));
      await proveCarrierCrashSafety({
        ...database,
        ...amounts,
        clock,
        env: {
          CALLWRIGHT_TELEPHONY: "twilio",
          CALLWRIGHT_CALLER_NUMBER: "+14155550100",
          TWILIO_ACCOUNT_SID: twilio.account.accountSid,
          TWILIO_AUTH_TOKEN: twilio.account.authToken,
          TWILIO_API_URL: twilio.account.apiUrl,
        },
        // If the response for a number that Twilio refused is lost, the call was never placed.
        carrier: { ordersOf: (callId) => ordersFor(callId).length, mayFail: ["CARRIER_UNREACHABLE"] },
        upset: (random) => Object.assign(twilio, { chaos: badManners(random) }),
        settled: () => twilio.settled(),
      });
      // If a line breaks before anything could be stored, the talk begins again; once somebody has answered, it
      // continues.
      const isGreeting = (words: string) => words.includes("an AI assistant");
      for (const { heard } of twilio.calls) {
        const answered = heard.findIndex((words) => !isGreeting(words));
        expect(heard.slice(answered < 0 ? heard.length : answered).filter(isGreeting)).toEqual([]);
      }
      expect(new Set(twilio.calls.map(({ fields }) => fields.get("To"))).size).toBe(twilio.calls.length);
    },
  );

  it("Vapi: each call ends, nobody is ordered twice, and each is charged once", { timeout }, async () => {
    await using database = await openTestDatabase();
    const clock = startCallingClock(CLOCK_SPEED);
    await using vapi = await startFakeVapi(clock);
    vapi.fateOf = (to) =>
      to.endsWith("00") ? "busy" : to.endsWith("01") ? "unanswered" : to.endsWith("02") ? "invalid" : "answered";
    vapi.stepMs = 100;
    await proveCarrierCrashSafety({
      ...database,
      ...amounts,
      clock,
      env: {
        CALLWRIGHT_TELEPHONY: "vapi",
        VAPI_API_KEY: vapi.account.apiKey,
        VAPI_PHONE_NUMBER_ID: vapi.account.phoneNumberId,
        VAPI_API_URL: vapi.account.apiUrl,
      },
      carrier: {
        ordersOf: (callId) => vapi.orders.filter(({ customer }) => customer.externalId === callId).length,
        mayFail: ["CARRIER_UNREACHABLE"],
      },
      upset: (random) => Object.assign(vapi, { chaos: badManners(random) }),
      settled: () => Promise.resolve(),
    });
    expect(new Set(vapi.orders.map(({ customer }) => customer.number)).size).toBe(vapi.orders.length);
  });

  it("Retell: each call ends, nobody is ordered twice, and each is charged once", { timeout }, async () => {
    await using database = await openTestDatabase();
    const clock = startCallingClock(CLOCK_SPEED);
    await using retell = await startFakeRetell(clock);
    const endings: Record<string, string> = { "00": "dial_busy", "01": "dial_no_answer", "02": "invalid_destination" };
    retell.reasonOf = (to) => endings[to.slice(-2)] ?? "user_hangup";
    retell.stepMs = 100;
    await proveCarrierCrashSafety({
      ...database,
      ...amounts,
      clock,
      env: {
        CALLWRIGHT_TELEPHONY: "retell",
        CALLWRIGHT_CALLER_NUMBER: "+14155550100",
        RETELL_API_KEY: retell.account.apiKey,
        RETELL_AGENT_ID: retell.account.agentId,
        RETELL_API_URL: retell.account.apiUrl,
      },
      carrier: {
        ordersOf: (callId) => retell.orders.filter(({ metadata }) => metadata.callId === callId).length,
        mayFail: ["CARRIER_UNREACHABLE"],
      },
      upset: (random) => Object.assign(retell, { chaos: badManners(random) }),
      settled: () => retell.settled(),
    });
    expect(new Set(retell.orders.map((order) => order.to_number)).size).toBe(retell.orders.length);
  });

  it("SIP: each call ends, nobody is rung twice, and each is charged once", { timeout }, async () => {
    await using database = await openTestDatabase();
    const clock = startCallingClock(SIP_CLOCK_SPEED);
    await using phone = await startFakePhone();
    Object.assign(phone, { isGivenUp: true, hangsUpAfterMs: 1_000 });
    await proveCarrierCrashSafety({
      ...database,
      ...amounts,
      clock,
      env: {
        CALLWRIGHT_TELEPHONY: "sip",
        CALLWRIGHT_CALLER_NUMBER: "+14155550100",
        SIP_TRUNK: `sip:127.0.0.1:${phone.port}`,
      },
      carrier: {
        ordersOf: (callId) => phone.calls.filter((call) => call.callId === `sip-${callId}`).length,
        // The line ends with its process.
        mayFail: ["CARRIER_UNREACHABLE"],
      },
      upset: (random) => void (phone.deaf = pick(random, [0, 1, 3])),
      settled: () => Promise.resolve(),
    });
    expect(new Set(phone.calls.map(({ callId }) => callId)).size).toBe(phone.calls.length);
  });
});
