import type { Schemas } from "@callwright/sdk/contract";
import { describe, expect, it } from "vitest";

import { callPlaces, makeItem, watchCalls } from "../../engine/testing/callCenter.ts";
import { companyOf, makeItems, payOnly } from "../../engine/testing/campaign.ts";
import { movableClock } from "../../testing/movableClock.ts";
import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startServerForTest, type TestServer, type TestServerOptions } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

/** Calls do not change, and one at a time is in progress. */
const ONE_LINE = { CALLWRIGHT_SIM_SPEED: "0.01", CALLWRIGHT_MAX_LINES_PER_COMPANY: "1" };
/** Calls end at once. */
const FAST = { CALLWRIGHT_SIM_SPEED: "100" };
const nobody = "0198c4d2-0000-7a41-9c1f-3f2a6d5e0001";

async function prepare(options: TestServerOptions) {
  const server = await startServerForTest({ processes: 1, ...options });
  const { db } = server.context;
  const companyId = await companyOf(db, people.seller);
  await payOnly(db, companyId, 10_000);
  const seller = await server.signIn(people.seller);
  const begin = async (phoneBookIds: string[], body: object = {}) => {
    const answer = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds, ...body });
    const { items, campaigns } = answer.body;
    const [campaign] = campaigns;
    if (!campaign) throw new Error("No campaign was begun");
    return { ...campaign, callIds: items.flatMap(({ callId }) => callId ?? []), items, path: pathOf(campaign) };
  };
  return {
    server,
    db,
    companyId,
    seller,
    begin,
    items: (count: number, endings?: string[]) => makeItems(db, companyId, count, endings),
    read: (ids: string[]) => db.selectFrom("calls").selectAll().where("id", "in", ids).execute(),
  };
}

const pathOf = ({ id }: { id: string }) => `/v1/campaigns/${id}`;
const readCampaign = async (client: TestClient, path: string) =>
  (await client.get<Schemas["CampaignDetail"]>(path)).body;

async function dialsOf(server: TestServer, callIds: string[]): Promise<string[]> {
  const rows = await server.context.db
    .selectFrom("simulator_dials")
    .select("call_id")
    .where("call_id", "in", callIds)
    .where("is_repeated", "=", false)
    .execute();
  return rows.map(({ call_id: id }) => id);
}

/** More than two rounds of the dispatcher: if it could dial, it would have. */
async function letRoundsPass(server: TestServer, seller: TestClient): Promise<void> {
  await callPlaces(server, seller).payIn(1);
  const { id } = await makeItem(seller);
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [id] });
  const callId = body.items[0]?.callId ?? "";
  await expect.poll(() => dialsOf(server, [callId]), { timeout: 20_000 }).toEqual([callId]);
}

describe("a start of several calls", () => {
  it(
    "is a campaign that says how it goes, who was refused and what it cost; one call alone is none",
    { timeout: 60_000 },
    async () => {
      const { server, seller, begin, items } = await prepare({ env: FAST });
      await using calls = watchCalls(server);
      const alone = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: await items(1) });
      expect(alone.body.campaigns).toEqual([]);

      await using events = await readEvents(seller);
      const [refused = "", ...others] = await items(5, ["44", "00", "01", "44", "02"]);
      const { db } = server.context;
      await db
        .updateTable("contacts")
        .set({ is_do_not_call: true })
        .where("id", "=", (item) => item.selectFrom("phone_books").select("contact_id").where("id", "=", refused))
        .execute();
      const campaign = await begin([refused, ...others], { campaign: { name: "  Autumn " } });
      expect(campaign.name).toBe("Autumn");
      let told = await events.next();
      while (told?.type === "call.updated") told = await events.next();
      expect(told).toMatchObject({ change: "CREATED", campaignId: campaign.id });
      await calls.untilEnded(campaign.callIds);
      const detail = await readCampaign(seller, campaign.path);
      expect(detail).toMatchObject({
        name: "Autumn",
        status: "COMPLETED",
        callsPerMinute: null,
        expiresAt: null,
        rerunOf: null,
        progress: { total: 5, refused: 1, waiting: 0, onTheLine: 0 },
        course: { refused: [{ reason: { code: "DO_NOT_CALL" }, count: 1 }], attempts: 4, held: [] },
      });
      expect(detail.progress.reached + detail.progress.notReached).toBe(4);
      expect(detail.course.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(4);
      expect(detail.course.cost).toBeGreaterThan(0);

      const one = await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${campaign.callIds[0]}`);
      expect(one.body.campaign).toEqual({ id: campaign.id, name: "Autumn" });
      const list = await seller.get<Schemas["CallList"]>(`/v1/calls/history?campaignId=${campaign.id}`);
      expect(list.body.metaData.totalCount).toBe(4);
    },
  );

  it("has a name without words when nobody gives one, and is found by name, status and company", async () => {
    const { server, seller, begin, items, companyId } = await prepare({ env: ONE_LINE });
    const first = await begin(await items(2));
    expect(first.name).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d · 2$/);
    const second = await begin(await items(3), { campaign: { name: "Beta", callsPerMinute: 60 } });
    const find = async (client: TestClient, query: string) => {
      const { body } = await client.get<Schemas["CampaignList"]>(`/v1/campaigns?${query}`);
      return body.items.map(({ id }) => id);
    };
    expect(await find(seller, "")).toEqual([second.id, first.id]);
    expect(await find(seller, "sortBy=-name")).toEqual([second.id, first.id]);
    expect(await find(seller, "text=bET")).toEqual([second.id]);
    await seller.post(`${first.path}/pause`);
    expect(await find(seller, "statuses=PAUSED,STOPPED")).toEqual([first.id]);
    const admin = await server.signIn(people.admin);
    expect(await find(admin, `sellerCompanyId=${companyId}`)).toHaveLength(2);
    expect(await find(admin, `sellerCompanyId=${nobody}`)).toEqual([]);
    expect(await find(await server.signIn(people.freeSeller), "")).toEqual([]);
  });

  it("of a manager over two companies is a campaign of each", async () => {
    const { server, items, db } = await prepare({ env: ONE_LINE });
    const otherId = await companyOf(db, people.freeSeller);
    const admin = await server.signIn(people.admin);
    const phoneBookIds = [...(await items(2)), ...(await makeItems(db, otherId, 1))];
    const { body } = await admin.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds });
    expect(body.campaigns).toHaveLength(2);
    const mine = await (await server.signIn(people.freeSeller)).get<Schemas["CampaignList"]>("/v1/campaigns");
    expect(mine.body.items.map(({ progress }) => progress.total)).toEqual([1]);
  });
});

describe("a pause", () => {
  it(
    "holds from its answer on, in every process, and is asked of each call when it is dialled",
    { timeout: 60_000 },
    async () => {
      const { server, seller, begin, items, read } = await prepare({ env: ONE_LINE });
      await startServerForTest({
        databaseUrl: server.context.config.databaseUrl,
        env: { ...ONE_LINE, CALLWRIGHT_ROLE: "worker", CALLWRIGHT_MAX_LINES_PER_COMPANY: "50" },
      });
      const campaign = await begin(await items(120));
      const paused = await Promise.all(
        [1, 2].map(() => seller.post<Schemas["CampaignDetail"]>(`${campaign.path}/pause`)),
      );
      expect(paused.map(({ status }) => status)).toEqual([200, 200]);
      const before = (await read(campaign.callIds)).filter(({ dialled_at: at }) => at !== null).length;
      expect(before).toBeLessThan(120);
      await letRoundsPass(server, seller);
      const rows = await read(campaign.callIds);
      expect(rows.filter(({ dialled_at: at }) => at !== null)).toHaveLength(before);
      const detail = await readCampaign(seller, campaign.path);
      expect(detail).toMatchObject({ status: "PAUSED", progress: { waiting: 120 - before } });
      // It may wait for longer than a day now.
      expect(detail.expiresAt).not.toBeNull();

      expect((await seller.post<Schemas["CampaignDetail"]>(`${campaign.path}/resume`)).body.status).toBe("RUNNING");
      expect((await seller.post<Schemas["CampaignDetail"]>(`${campaign.path}/resume`)).status).toBe(200);
      await expect
        .poll(async () => (await read(campaign.callIds)).filter(({ dialled_at: at }) => at !== null).length, {
          timeout: 20_000,
        })
        .toBeGreaterThan(before);
    },
  );

  it("whenever it is set and taken back, nothing is dialled between the two", { timeout: 120_000 }, async () => {
    const env = { CALLWRIGHT_SIM_SPEED: "200", CALLWRIGHT_MAX_LINES_PER_COMPANY: "4" };
    const { server, seller, begin, items, read } = await prepare({ env });
    await using calls = watchCalls(server);
    const campaign = await begin(await items(100));
    const pauses: [Date, Date][] = [];
    for (let round = 0; round < 4; round += 1) {
      const { body } = await seller.post<Schemas["CampaignDetail"]>(`${campaign.path}/pause`);
      if (body.status !== "PAUSED") break;
      const from = new Date();
      await letRoundsPass(server, seller);
      pauses.push([from, new Date()]);
      await seller.post(`${campaign.path}/resume`);
    }
    expect(pauses.length).toBeGreaterThan(1);
    await calls.untilEnded(campaign.callIds, 90_000);
    const dialled = (await read(campaign.callIds)).flatMap(({ dialled_at: at }) => at ?? []);
    expect(dialled).toHaveLength(100);
    expect(dialled.filter((at) => pauses.some(([from, until]) => at > from && at < until))).toEqual([]);
  });
});

describe("a pace", () => {
  it("is kept over every minute, evenly, and a new one holds from the next dial on", { timeout: 90_000 }, async () => {
    const { seller, begin, items, read } = await prepare({ env: { CALLWRIGHT_SIM_SPEED: "200" } });
    const campaign = await begin(await items(40), { campaign: { callsPerMinute: 120 } });
    const dialled = async () =>
      (await read(campaign.callIds))
        .flatMap(({ dialled_at: at }) => at ?? [])
        .toSorted((one, other) => Number(one) - Number(other));
    await expect.poll(async () => (await dialled()).length, { timeout: 20_000 }).toBeGreaterThan(4);
    const gaps = (await dialled()).map((at, index, all) => Number(at) - Number(all[index - 1] ?? 0)).slice(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(400);

    const slower = await seller.patch<Schemas["CampaignDetail"]>(campaign.path, { callsPerMinute: 1 });
    const soFar = (await dialled()).length;
    expect(slower.body.callsPerMinute).toBe(1);
    await expect.poll(async () => (await readCampaign(seller, campaign.path)).progress.onTheLine).toBe(0);
    expect((await dialled()).length).toBe(soFar);
    await seller.patch(campaign.path, { callsPerMinute: null });
    await expect.poll(async () => (await dialled()).length, { timeout: 20_000 }).toBe(40);
  });
});

describe("an end", () => {
  it("ends what still waits, with a reason of its own, and keeps calls waiting until then", async () => {
    const clock = movableClock(new Date(Date.now() + 86_400_000).toISOString().replace(/T.*/, "T09:00:00Z"));
    const { server, seller, begin, items, read } = await prepare({ env: ONE_LINE, clock });
    const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
    const campaign = await begin(await items(4), { campaign: { expiresAt: inDays(3) } });
    await expect.poll(async () => (await dialsOf(server, campaign.callIds)).length).toBe(1);
    await seller.post("/v1/calls/pause", {});
    // A single call would have ended with its day.
    clock.moveTo(inDays(2));
    const tomorrow = await server.signIn(people.seller);
    await tomorrow.patch(campaign.path, { expiresAt: inDays(1) });
    const ends = async () => (await read(campaign.callIds)).flatMap(({ failure_code: code }) => code ?? []);
    expect(await ends()).toEqual([]);
    clock.moveTo(inDays(2));
    await expect.poll(ends, { timeout: 15_000 }).toEqual(Array.from({ length: 3 }, () => "CAMPAIGN_EXPIRED"));
  });
});

describe("a stop", () => {
  it(
    "ends what waits, leaves what is on the line, sets no money aside, and is the same twice",
    { timeout: 60_000 },
    async () => {
      const { server, seller, begin, items, read } = await prepare({ env: ONE_LINE });
      const campaign = await begin(await items(300));
      await expect.poll(async () => (await dialsOf(server, campaign.callIds)).length).toBe(1);
      const stop = () => seller.post<Schemas["StopCampaignResult"]>(`${campaign.path}/stop`);
      const stopped = await Promise.all([stop(), stop()]);
      expect(stopped.map(({ status }) => status)).toEqual([200, 200]);
      expect(stopped[0].body.stoppedCount + stopped[1].body.stoppedCount).toBe(299);
      expect(stopped[0].body.onTheLineCount).toBe(1);
      const codes = (await read(campaign.callIds)).map(({ failure_code: code }) => code);
      expect(codes.filter((code) => code === "CAMPAIGN_STOPPED")).toHaveLength(299);
      expect(await readCampaign(seller, campaign.path)).toMatchObject({
        status: "STOPPED",
        progress: { waiting: 0, onTheLine: 1, notReached: 299 },
        rerunCount: 299,
      });
      expect((await seller.post<Schemas["CampaignDetail"]>(`${campaign.path}/pause`)).body).toMatchObject({
        status: "STOPPED",
        pausedAt: null,
      });
      const refused = { status: 409, body: { code: "CAMPAIGN_OVER" } };
      expect(await seller.patch(campaign.path, { callsPerMinute: 5 })).toMatchObject(refused);
      expect((await seller.patch(campaign.path, { name: "Stopped" })).status).toBe(200);
      expect((await seller.post(`${campaign.path}/rerun`, {})).status).toBe(409);
      const on = (await read(campaign.callIds)).filter(({ failure_code: code }) => code === null).map(({ id }) => id);
      await using calls = watchCalls(server);
      await seller.post("/v1/calls/hang-up", { ids: on });
      await calls.untilEnded(on);
      expect(await callPlaces(server, seller).isSettled()).toBe(true);
    },
  );

  it("that a process died in is finished by the dispatchers", async () => {
    const { db, begin, items, read } = await prepare({ env: ONE_LINE });
    const campaign = await begin(await items(3));
    await db.transaction().execute(async (trx) => {
      const at = new Date();
      await trx.updateTable("campaigns").set({ stopped_at: at }).where("id", "=", campaign.id).execute();
      await trx
        .updateTable("calls")
        .set({ expires_at: at })
        .where("campaign_id", "=", campaign.id)
        .where("dialled_at", "is", null)
        .execute();
    });
    const waiting = async () => (await read(campaign.callIds)).filter(({ dialled_at: at }) => at === null);
    await expect
      .poll(async () => (await waiting()).every(({ failure_code: code }) => code === "CAMPAIGN_STOPPED"), {
        timeout: 15_000,
      })
      .toBe(true);
  });
});

describe("a rerun", () => {
  it("asks for whom nobody reached, once, as a campaign that names its own", { timeout: 60_000 }, async () => {
    const { server, seller, begin, items } = await prepare({ env: FAST });
    await using calls = watchCalls(server);
    const campaign = await begin(await items(6, ["44", "00", "01"]), {
      campaign: { name: "First", callsPerMinute: 600 },
      language: "tr",
    });
    await calls.untilEnded(campaign.callIds);
    const { rerunCount } = await readCampaign(seller, campaign.path);
    expect(rerunCount).toBe(4);
    const rerun = () => seller.post<Schemas["RerunCampaignResult"]>(`${campaign.path}/rerun`, { name: "Second" });
    const both = await Promise.all([rerun(), rerun()]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const made = both.find(({ status }) => status === 200)?.body;
    expect(made?.items).toHaveLength(4);
    expect(await readCampaign(seller, pathOf({ id: made?.campaign.id ?? "" }))).toMatchObject({
      name: "Second",
      callsPerMinute: 600,
      rerunOf: { id: campaign.id, name: "First" },
    });
    const callId = made?.items[0]?.callId ?? "";
    expect((await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${callId}`)).body.language).toBe("tr");
    expect(await rerun()).toMatchObject({ status: 409, body: { code: "NOBODY_LEFT" } });
    expect((await readCampaign(seller, campaign.path)).rerunCount).toBe(0);
  });

  it("waits until its campaign is over, and needs a paid plan for several", { timeout: 60_000 }, async () => {
    const { server, seller, begin, items, db } = await prepare({ env: ONE_LINE });
    const campaign = await begin(await items(2));
    const early = { status: 409, body: { code: "CAMPAIGN_UNDER_WAY" } };
    expect(await seller.post(`${campaign.path}/rerun`)).toMatchObject(early);
    const freeId = await companyOf(db, people.freeSeller);
    const admin = await server.signIn(people.admin);
    const theirs = await admin.post<Schemas["StartCallsResult"]>("/v1/calls/start", {
      phoneBookIds: await makeItems(db, freeId, 3),
    });
    const path = pathOf(theirs.body.campaigns[0] ?? { id: "" });
    const free = await server.signIn(people.freeSeller);
    await expect.poll(async () => (await readCampaign(free, path)).progress.onTheLine, { timeout: 20_000 }).toBe(1);
    await admin.post(`${path}/stop`);
    await admin.post("/v1/calls/hang-up", { ids: theirs.body.items.flatMap(({ callId }) => callId ?? []) });
    await expect.poll(async () => (await readCampaign(free, path)).progress.onTheLine, { timeout: 20_000 }).toBe(0);
    expect((await free.post(`${path}/rerun`)).status).toBe(402);
  });
});

describe("repetitions", () => {
  it("belong to the campaign and count for the call that they repeat; a stop ends them and makes no new ones", async () => {
    const { server, seller, begin, items, db } = await prepare({ env: FAST });
    await using calls = watchCalls(server);
    const campaign = await begin(await items(2, ["00"]), { retries: true });
    await calls.untilEnded(campaign.callIds);
    const all = () => db.selectFrom("calls").selectAll().where("campaign_id", "=", campaign.id).execute();
    expect((await all()).filter(({ retry_of: of }) => of !== null)).toHaveLength(2);
    expect(await readCampaign(seller, campaign.path)).toMatchObject({
      status: "RUNNING",
      progress: { total: 2, waiting: 2, notReached: 0 },
      course: { attempts: 2 },
    });
    expect((await seller.post<Schemas["StopCampaignResult"]>(`${campaign.path}/stop`)).body.stoppedCount).toBe(2);
    expect((await readCampaign(seller, campaign.path)).progress).toMatchObject({ total: 2, notReached: 2 });
  });
});

describe("a campaign", () => {
  it("refuses what cannot be, and nothing changes", async () => {
    const { seller, begin, items, db } = await prepare({ env: ONE_LINE });
    const phoneBookIds = await items(2);
    const start = (campaign: object, body: object = {}) =>
      seller.post("/v1/calls/start", { phoneBookIds, campaign, ...body });
    const past = "2020-01-01T00:00:00Z";
    const wrong = [
      { callsPerMinute: 0 },
      { callsPerMinute: 601 },
      { name: "x".repeat(121) },
      { name: "  " },
      { expiresAt: past },
      { expiresAt: new Date(Date.now() + 401 * 86_400_000).toISOString() },
    ];
    for (const campaign of wrong) expect((await start(campaign)).status).toBe(400);
    expect((await start({}, { phoneBookIds: phoneBookIds.slice(0, 1) })).body.errors).toHaveProperty("campaign");
    expect(await db.selectFrom("campaigns").selectAll().execute()).toEqual([]);

    const campaign = await begin(phoneBookIds, { campaign: { name: "As it was" } });
    for (const change of [...wrong, {}, { pausedAt: null }])
      expect((await seller.patch(campaign.path, change)).status).toBe(400);
    expect(await readCampaign(seller, campaign.path)).toMatchObject({
      name: "As it was",
      callsPerMinute: null,
      expiresAt: null,
    });
  });

  it("is nobody else's business", async () => {
    const { server, begin, items } = await prepare({ env: ONE_LINE });
    const campaign = await begin(await items(2));
    const stranger = await server.signIn(people.freeSeller);
    for (const path of [campaign.path, pathOf({ id: nobody })]) {
      expect((await stranger.get(path)).status).toBe(404);
      expect((await stranger.patch(path, { name: "Mine" })).status).toBe(404);
      for (const what of ["pause", "resume", "stop", "rerun"])
        expect((await stranger.post(`${path}/${what}`)).status).toBe(404);
    }
    const theirs = await stranger.get<Schemas["CallList"]>(`/v1/calls/history?campaignId=${campaign.id}`);
    expect(theirs.body.items).toEqual([]);
    expect((await server.anonymous.get(campaign.path)).status).toBe(401);
  });

  it("goes with its company, and its calls stay what the law asks for", async () => {
    const { server, begin, items, db, companyId, seller } = await prepare({ env: ONE_LINE });
    const campaign = await begin(await items(2));
    await seller.post(`${campaign.path}/stop`);
    const admin = await server.signIn(people.admin);
    const onTheLine = campaign.callIds;
    await admin.post("/v1/calls/hang-up", { ids: onTheLine });
    await expect
      .poll(async () => (await admin.delete(`/v1/seller-companies/${companyId}?balance=WRITTEN_OFF`)).status, {
        timeout: 20_000,
      })
      .toBe(204);
    expect(await db.selectFrom("campaigns").selectAll().execute()).toEqual([]);
    const rows = await db.selectFrom("calls").select("campaign_id").where("id", "in", campaign.callIds).execute();
    expect(rows.map(({ campaign_id: id }) => id)).toEqual([null, null]);
  });
});
