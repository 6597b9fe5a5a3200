import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";

import { signBody } from "../../engine/carriers/signature.ts";
import { carrierSecret } from "../../engine/receiveCarrierEvents.ts";
import { callPlaces, makeItem, uniqueNumber, watchCalls } from "../../engine/testing/callCenter.ts";
import { startServerForTest } from "../../testing/startTestServer.ts";

describe("receiveCarrierEvents", () => {
  it("takes events only with the carrier's signature, twice if need be, and does not mind a stranger's call", async () => {
    const { anonymous, context } = await startServerForTest();
    const event = {
      id: "e-1",
      callId: crypto.randomUUID(),
      carrierCallId: "c-1",
      type: "RINGING",
      at: new Date().toISOString(),
    };
    const body = JSON.stringify({ events: [event] });
    const send = (signature: string, sent = body) =>
      anonymous.raw("/v1/carrier/events", {
        method: "POST",
        body: sent,
        headers: { "content-type": "application/json", "callwright-carrier-signature": signature },
      });
    const signature = signBody(carrierSecret(context), body, new Date());

    expect(await send("t=1,v1=00")).toMatchObject({ status: 401, body: { code: "SIGNATURE_INVALID" } });
    expect(await send(signature, body.replace("RINGING", "ANSWERED"))).toMatchObject({ status: 401 });
    expect(await send(signature)).toMatchObject({ status: 200, body: { received: true } });
    expect(await send(signature)).toMatchObject({ status: 200 });
    const inbox = await context.db.selectFrom("carrier_inbox").select("event_id").execute();
    expect(inbox).toEqual([{ event_id: "e-1" }]);
  });

  it("comes to the same end, charged once, when a carrier repeats every event and reports in the wrong order", async () => {
    const server = await startServerForTest({ env: { CALLWRIGHT_SIM_CHAOS: "repeat,reorder" } });
    const seller = await server.signIn("seller@callwright.test");
    const money = callPlaces(server, seller);
    await money.payIn(100);
    await money.useUpFreeMinutes();
    await using calls = watchCalls(server);
    const items = await Promise.all(
      ["40", "41", "42", "00", "02"].map((digits) => makeItem(seller, { phoneNumber: uniqueNumber(digits) })),
    );
    const before = await money.balance();
    const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", {
      phoneBookIds: items.map(({ id }) => id),
    });
    const callIds = body.items.map(({ callId }) => callId ?? "");
    await calls.untilEnded(callIds);

    const { rows } = await sql<{ status: string; seconds: number | null; turns: number }>`
      select status, duration_seconds as seconds, (select count(*)::int from call_turns t where t.call_id = c.id) as turns
      from calls c where id = any(${callIds}::uuid[]) order by created_at, id`.execute(server.context.db);
    expect(rows.map(({ status }) => status)).toEqual(["COMPLETED", "COMPLETED", "COMPLETED", "BUSY", "FAILED"]);
    expect(rows.map(({ turns }) => turns > 0)).toEqual([true, true, true, false, false]);
    const minutes = rows.reduce((sum, { seconds }) => sum + Math.ceil((seconds ?? 0) / 60), 0);
    expect(before - (await money.balance())).toBeCloseTo(minutes * (await money.callFee()), 6);
    expect(await money.isSettled()).toBe(true);
  });
});
