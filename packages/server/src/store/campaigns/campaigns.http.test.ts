import { afterAll, describe, expect, it } from "vitest";

import { companyOf } from "../../engine/testing/campaign.ts";
import { people } from "../../testing/people.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import { insertCampaign, lockOpenCampaigns } from "./campaigns.ts";

const server = await startTestServer({ processes: 1 });
afterAll(() => server[Symbol.asyncDispose]());
const { db, ids } = server.context;

describe("a campaign", () => {
  it("takes no more calls, repetitions included, once it was stopped or is over", async () => {
    const now = new Date();
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const companyId = await companyOf(db, people.seller);
    const campaign = (ends: { stopped_at?: Date; expires_at?: Date }) => ({
      id: ids.next(),
      seller_company_id: companyId,
      name: "Autumn",
      wish: "{}",
      created_by: "user:1",
      created_at: now,
      updated_at: now,
      ...ends,
    });
    const endless = campaign({});
    const open = campaign({ expires_at: inMinutes(1) });
    const stopped = campaign({ stopped_at: inMinutes(-1), expires_at: inMinutes(1) });
    const over = campaign({ expires_at: inMinutes(-1) });
    const all = [endless, open, stopped, over];
    const found = await db.transaction().execute(async (trx) => {
      for (const one of all) await insertCampaign(trx, one);
      const given = all.map(({ id }) => id);
      return lockOpenCampaigns(trx, given, now);
    });
    expect([...found.keys()].toSorted()).toEqual([endless.id, open.id].toSorted());
  });
});
