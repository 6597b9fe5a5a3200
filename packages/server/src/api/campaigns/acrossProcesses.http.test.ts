import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";

import { callPlaces, makeItem } from "../../engine/testing/callCenter.ts";
import { companyOf, makeItems, payOnly } from "../../engine/testing/campaign.ts";
import { people } from "../../testing/people.ts";
import { startServerForTest } from "../../testing/startTestServer.ts";

const timeout = 180_000;

/** A company with money to call, on all processes of the suite: each of them dials. */
async function prepare(env: Record<string, string>) {
  const server = await startServerForTest({ env });
  const { db } = server.context;
  const companyId = await companyOf(db, people.seller);
  await payOnly(db, companyId, 10_000);
  const seller = await server.signIn(people.seller);
  return {
    server,
    seller,
    items: (count: number, endings?: string[]) => makeItems(db, companyId, count, endings),
    start: async (phoneBookIds: string[]) => {
      const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds });
      const [campaign] = body.campaigns;
      if (!campaign) throw new Error("No campaign was begun");
      return `/v1/campaigns/${campaign.id}`;
    },
    /** How often each of these people was dialled. */
    dials: async (items: string[]): Promise<number[]> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from simulator_dials d join calls c on c.id = d.call_id
        where not d.is_repeated and c.phone_book_id = any(${items}::uuid[]) group by c.phone_book_id`.execute(db);
      return rows.map(({ count }) => count);
    },
    progress: async (path: string) => {
      const { status, progress } = (await seller.get<Schemas["CampaignDetail"]>(path)).body;
      return { status, progress };
    },
  };
}

it(
  "a pause and a stop hold in all processes from their answer on, and nobody is called twice",
  { timeout },
  async () => {
    const env = { CALLWRIGHT_SIM_SPEED: "40", CALLWRIGHT_MAX_LINES_PER_COMPANY: "4" };
    const { server, seller, items, start, dials, progress } = await prepare(env);
    const all = await items(60);
    const path = await start(all);
    await expect.poll(() => dials(all), { timeout: 30_000 }).not.toEqual([]);

    await seller.post(`${path}/pause`);
    const before = (await dials(all)).length;
    expect(before).toBeLessThan(all.length);
    // Other calls are dialled meanwhile: rounds have run, in any process.
    for (let round = 0; round < 3; round += 1) {
      await callPlaces(server, seller).payIn(1);
      const { id } = await makeItem(seller);
      await seller.post("/v1/calls/start", { phoneBookIds: [id] });
      await expect.poll(() => dials([id]), { timeout: 30_000 }).toEqual([1]);
    }
    expect((await dials(all)).length).toBe(before);

    await seller.post(`${path}/resume`);
    await expect.poll(async () => (await dials(all)).length, { timeout: 60_000 }).toBeGreaterThan(before + 4);
    const { body } = await seller.post<Schemas["StopCampaignResult"]>(`${path}/stop`);
    const dialled = (await dials(all)).length;
    expect(dialled + body.stoppedCount).toBe(all.length);
    await expect
      .poll(() => progress(path), { timeout: 60_000 })
      .toMatchObject({ status: "STOPPED", progress: { total: all.length, waiting: 0, onTheLine: 0 } });
    expect(await dials(all)).toEqual(Array.from({ length: dialled }, () => 1));
  },
);

it("a rerun that several processes are asked for at once is one, and calls each person once", { timeout }, async () => {
  const { seller, items, start, dials, progress } = await prepare({
    CALLWRIGHT_SIM_SPEED: "200",
    CALLWRIGHT_MAX_LINES_PER_COMPANY: "60",
  });
  const all = await items(30, ["01"]);
  const path = await start(all);
  await expect.poll(() => progress(path), { timeout: 60_000 }).toMatchObject({ status: "COMPLETED" });

  const asked = await Promise.all(
    Array.from({ length: 6 }, () => seller.post<Schemas["RerunCampaignResult"]>(`${path}/rerun`, {})),
  );
  const [only, ...more] = asked.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect(only?.body.items.map(({ phoneBookId }) => phoneBookId).toSorted()).toEqual(all.toSorted());
  expect(asked.filter(({ status }) => status === 409)).toHaveLength(5);
  await expect
    .poll(() => progress(`/v1/campaigns/${only?.body.campaign.id}`), { timeout: 60_000 })
    .toMatchObject({ status: "COMPLETED" });
  expect(await dials(all)).toEqual(all.map(() => 2));
});
