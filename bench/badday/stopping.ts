import type { Schemas } from "@callwright/sdk/contract";
import { isTerminal } from "@callwright/server/domain/call.ts";
import { companyOf, makeItems, payOnly } from "@callwright/server/engine/testing/campaign.ts";
import { people } from "@callwright/server/testing/people.ts";
import { readAccount } from "@callwright/server/store/ledger.ts";
import { TestClient } from "@callwright/server/testing/TestClient.ts";
import { untilTrue } from "@callwright/server/testing/untilTrue.ts";

import { atMost, exactly, noted, type Scenario } from "./scenario.ts";

const WITHIN_MS = 60_000;

/** A user stops a campaign while two workers dial it as fast as they are allowed to. */
export const stopping: Scenario = {
  name: "stopping",
  title: "A campaign is stopped while two processes dial it",
  async run(day) {
    const { isShort, db } = day;
    const pace = { CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "40", CALLWRIGHT_MAX_LINES_PER_COMPANY: "40" };
    const [server] = await Promise.all([
      day.start("server", pace),
      day.start("worker", pace),
      day.start("worker", pace),
    ]);
    const seller = await new TestClient(server.url).signIn(people.seller);
    const companyId = await companyOf(db, people.seller);
    await payOnly(db, companyId, 100_000);
    const phoneBookIds = await makeItems(db, companyId, isShort ? 400 : 5000);
    const started = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds });
    const callIds = started.body.items.flatMap(({ callId }) => callId ?? []);
    const dials = async () => {
      const rows = db.selectFrom("simulator_dials").select(["call_id", "is_repeated"]);
      return (await rows.where("call_id", "in", callIds).execute()).filter((row) => !row.is_repeated);
    };
    const calls = () =>
      db.selectFrom("calls").select(["id", "status", "dialled_at"]).where("id", "in", callIds).execute();
    await untilTrue("calls are dialled", async () => (await dials()).length > 20);

    const askedAt = performance.now();
    const { body } = await seller.post<Schemas["CancelWaitingCallsResult"]>("/v1/calls/bulk/cancel");
    const tookMs = performance.now() - askedAt;
    const dialled = (await calls()).filter((call) => call.dialled_at !== null).map(({ id }) => id);
    const isOver = async () => (await calls()).every(({ status }) => isTerminal(status));
    await untilTrue("every call is over", isOver, { timeout: WITHIN_MS });

    const ended = await calls();
    const cancelled = new Set(ended.filter(({ status }) => status === "CANCELLED").map(({ id }) => id));
    const dialledInTheEnd = (await dials()).map((dial) => dial.call_id);
    const { heldMicros } = await readAccount(db, companyId);
    return [
      noted("calls", callIds.length),
      noted("dialled before it was stopped", dialled.length),
      noted("cancelled", body.cancelledCount),
      atMost("until the answer", Math.round(tookMs), isShort ? 5_000 : 20_000, "ms"),
      exactly("cancelled and dialled all the same", dialledInTheEnd.filter((id) => cancelled.has(id)).length, 0),
      exactly("dialled after the answer", dialledInTheEnd.filter((id) => !dialled.includes(id)).length, 0),
      exactly("dialled twice", dialledInTheEnd.length - new Set(dialledInTheEnd).size, 0),
      exactly("neither dialled nor cancelled", callIds.length - dialledInTheEnd.length - cancelled.size, 0),
      exactly("micro-dollars left aside", Number(heldMicros), 0),
    ];
  },
};
