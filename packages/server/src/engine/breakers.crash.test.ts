import { expect, inject, it } from "vitest";

import { openDatabase } from "../db/database.ts";
import { openPool } from "../db/pool.ts";
import { seededRandom } from "../domain/seededRandom.ts";
import { BREAKER_PAUSE_MS } from "../domain/dial-policy/breaker.ts";
import { createLogger } from "../logger.ts";
import { createTestDatabase } from "../testing/databases.ts";
import { people } from "../testing/people.ts";
import { untilTrue } from "../testing/untilTrue.ts";
import { startFakeTwilio } from "./carriers/twilio/testing/fakeTwilio.ts";
import { proveEachCalledOnce } from "./testing/callProof.ts";
import { startCallingClock } from "./testing/callingClock.ts";
import { companyOf, makeItems, payOnly } from "./testing/campaign.ts";
import { startProcesses } from "./testing/carrierCrashProof.ts";
import { ORDERS_AT_ONCE } from "./startDispatching.ts";
import { startCampaign } from "./testing/startCampaign.ts";

/** Five minutes until the next trial call are ten seconds here. */
const CLOCK_SPEED = 30;
const CALLS = 60;
const KILLS = 2;

it(
  "kill -9 while a carrier refuses our account: what is held is dialled when it takes us again, each call once",
  { timeout: 180_000 },
  async () => {
    await using stack = new AsyncDisposableStack();
    const { url: databaseUrl } = stack.use(await createTestDatabase(inject("cluster")));
    const pool = openPool({ connectionString: databaseUrl }, { max: 2, logger: createLogger("silent") });
    const db = stack.use(openDatabase(pool));
    const clock = startCallingClock(CLOCK_SPEED);
    const twilio = stack.use(await startFakeTwilio(clock));
    const { accountSid, authToken, apiUrl } = twilio.account;
    const env = {
      CALLWRIGHT_TELEPHONY: "twilio",
      CALLWRIGHT_CALLER_NUMBER: "+14155550100",
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_API_URL: apiUrl,
    };
    const companyId = await companyOf(db, people.seller);
    await payOnly(db, companyId, 10_000);
    const items = await makeItems(db, companyId, CALLS);
    const processes = stack.use(await startProcesses({ databaseUrl, clock, env }));

    twilio.account.authToken = "another one";
    await startCampaign(db, () => processes.url, people.seller, items);
    const random = seededRandom("breakers");
    const orders = () => twilio.requests.filter((request) => request.startsWith("POST ")).length;
    await untilTrue("calls are held", async () => (await db.selectFrom("breakers").select("id").execute()).length > 0);
    const [begun, heldAt] = [orders(), clock.now()];
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = orders();
      await untilTrue("a call is tried", () => Promise.resolve(orders() > before), { timeout: 60_000 });
      await processes.killOne(random);
    }
    // The orders that both processes were giving when it began, and one call for each trial.
    const trials = Math.ceil((clock.now().getTime() - heldAt.getTime()) / BREAKER_PAUSE_MS) + KILLS;
    expect(orders() - begun).toBeLessThanOrEqual(2 * ORDERS_AT_ONCE + trials);
    const failing = orders();
    expect(failing).toBeLessThan(CALLS);

    twilio.account.authToken = authToken;
    await proveEachCalledOnce(db, companyId, items, {
      timeout: 90_000,
      carrier: {
        ordersOf: (callId) =>
          twilio.calls.filter(({ fields }) => fields.get("StatusCallback")?.includes(callId)).length,
        mayFail: ["CARRIER_ACCOUNT", "CARRIER_UNREACHABLE"],
      },
    });
    expect(twilio.calls.length).toBeGreaterThanOrEqual(CALLS - failing);
    await twilio.settled();
  },
);
