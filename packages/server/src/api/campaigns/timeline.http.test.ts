import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";

import { companyOf, makeItems, payOnly } from "../../engine/testing/campaign.ts";
import { nextYear } from "../../testing/nextYear.ts";
import { people } from "../../testing/people.ts";
import { startServerForTest } from "../../testing/startTestServer.ts";

/** A campaign of a company in Istanbul, or elsewhere, whose calls were dialled at these times, every second one answered. */
async function campaignOf(dialled: string[], timeZone = "Europe/Istanbul") {
  const server = await startServerForTest({ processes: 1 });
  const { db } = server.context;
  const companyId = await companyOf(db, people.seller);
  await payOnly(db, companyId, 10_000);
  await sql`update seller_companies set time_zone = ${timeZone} where id = ${companyId}`.execute(db);
  const seller = await server.signIn(people.seller);
  const phoneBookIds = await makeItems(db, companyId, Math.max(2, dialled.length));
  const later = { type: "CALL_LATER", cronDate: `${nextYear}-05-04T10:30` };
  const { body } = await seller.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds, ...later });
  const ids = body.items.map(({ callId }) => callId ?? "");
  for (const [nth, at] of dialled.entries())
    await sql`update calls set status = 'COMPLETED', answer = 'POSITIVE', dialled_at = ${at}, ended_at = ${at},
      answered_at = ${nth % 2 === 0 ? at : null}::timestamptz where id = ${ids[nth]}`.execute(db);
  const { body: campaign } = await seller.get<Schemas["CampaignDetail"]>(`/v1/campaigns/${body.campaigns[0]?.id}`);
  return campaign.course;
}

const shown = ({ points }: Schemas["CampaignTimeline"]) =>
  points.map(({ at, calls, answered }) => `${at.slice(0, 16)} ${calls} ${answered}`);

it("how a campaign went is told in pieces of five minutes, also those without a call", async () => {
  const { timeline, attempts } = await campaignOf([
    "2026-05-04T07:31:10Z",
    "2026-05-04T07:34:59Z",
    "2026-05-04T07:35:00Z",
    "2026-05-04T07:46:00Z",
  ]);
  expect(timeline.minutes).toBe(5);
  expect(shown(timeline)).toEqual([
    "2026-05-04T07:30 2 1",
    "2026-05-04T07:35 1 1",
    "2026-05-04T07:40 0 0",
    "2026-05-04T07:45 1 0",
  ]);
  expect(timeline.points.reduce((sum, { calls }) => sum + calls, 0)).toBe(attempts);
});

it("a campaign of weeks is told by days, which begin at midnight where the company is", async () => {
  const { timeline } = await campaignOf(["2026-05-04T20:59:00Z", "2026-05-04T21:01:00Z", "2026-05-24T12:00:00Z"]);
  expect(timeline.minutes).toBe(1440);
  expect(timeline.points).toHaveLength(21);
  expect(shown(timeline).slice(0, 2)).toEqual(["2026-05-03T21:00 1 1", "2026-05-04T21:00 1 0"]);
  expect(shown(timeline).at(-1)).toBe("2026-05-23T21:00 1 1");
});

it("no call is lost in the hour that clocks show twice, when it is still evening for customers overseas", async () => {
  const evening = ["2026-10-25T00:41:00Z", "2026-10-25T00:50:00Z", "2026-10-25T01:02:00Z"];
  const { timeline } = await campaignOf(evening, "Europe/Berlin");
  expect(shown(timeline)).toEqual([
    "2026-10-25T00:40 1 1",
    "2026-10-25T00:45 0 0",
    "2026-10-25T00:50 1 0",
    "2026-10-25T00:55 0 0",
    "2026-10-25T01:00 1 1",
  ]);
});

it("a day on which clocks change is one day", async () => {
  const { timeline } = await campaignOf(
    ["2026-10-23T08:00:00Z", "2026-10-25T22:30:00Z", "2026-11-02T08:00:00Z"],
    "Europe/Berlin",
  );
  expect(shown(timeline).slice(1, 4)).toEqual(["2026-10-23T22:00 0 0", "2026-10-24T22:00 1 0", "2026-10-25T23:00 0 0"]);
});

it.each([
  ["five hours", 5 * 60 - 6, 5],
  ["a day", 24 * 60, 60],
  ["a week", 7 * 24 * 60, 180],
  ["a year", 365 * 24 * 60, 10_080],
  ["longer than a campaign may last", 800 * 24 * 60, 10_080],
])("of %s there are no more pieces than can be drawn", async (_title, span, minutes) => {
  const first = Date.UTC(2024, 1, 5, 7, 1);
  const at = (after: number) => new Date(first + after * 60_000).toISOString();
  const { timeline } = await campaignOf([at(0), at(span / 2), at(span)]);
  expect(timeline.minutes).toBe(minutes);
  expect(timeline.points.length <= 60 || span >= 400 * 24 * 60).toBe(true);
  const counted = timeline.points.map(({ calls }) => calls).filter((calls) => calls > 0);
  expect(counted).toEqual([1, 1, 1]);
});

it("a campaign that has not called anybody has no pieces", async () => {
  const { timeline } = await campaignOf([]);
  expect(timeline).toEqual({ minutes: 5, points: [] });
});
