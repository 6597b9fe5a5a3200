import type { Campaign, CampaignDetail, Ok } from "../contract.js";
import { fail, type FakeHandlers, fixtures, ok } from "../fake/index.js";
import { timelineOf } from "./campaignTimeline.js";
import { callCourse, isOver, isWaiting } from "./callCourse.js";
import type { World } from "./world.js";

const missing = () => fail(404, "NOT_FOUND", "The campaign was not found.");
const stopped = {
  code: "CAMPAIGN_STOPPED" as const,
  message: "The campaign was stopped before this call was made.",
};
const isMissed = (status: string) => ["BUSY", "NO_ANSWER", "FAILED"].includes(status);

/** Campaigns: past ones, and those that a person starts, whose progress is that of their calls. */
export function campaignHandlers(world: World): FakeHandlers {
  const { calls, campaigns } = world;
  const { move, run, place } = callCourse(world);

  const callsOf = (id: string) => calls.all().filter((call) => call.campaign?.id === id);
  const withProgress = (campaign: Campaign): Campaign => {
    const own = callsOf(campaign.id);
    if (own.length === 0) return campaign;
    const count = (fits: (status: (typeof own)[number]["status"]) => boolean) =>
      own.filter(({ status }) => fits(status)).length;
    const progress = {
      total: own.length + campaign.progress.refused,
      refused: campaign.progress.refused,
      waiting: count(isWaiting),
      onTheLine: count((status) => !isWaiting(status) && !isOver(status)),
      reached: count((status) => status === "COMPLETED"),
      notReached: count((status) => isOver(status) && status !== "COMPLETED"),
    };
    const isUnderWay = progress.waiting + progress.onTheLine > 0;
    const course = campaign.pausedAt ? ("PAUSED" as const) : ("RUNNING" as const);
    const status = campaign.stoppedAt ? ("STOPPED" as const) : isUnderWay ? course : ("COMPLETED" as const);
    return { ...campaign, progress, status };
  };
  const read = (id: string): CampaignDetail | undefined => {
    const campaign = campaigns.find(id);
    if (!campaign) return undefined;
    const own = callsOf(id);
    const missed = own.filter(({ status }) => isMissed(status)).length;
    const detail = fixtures.campaignDetail(withProgress(campaign));
    if (own.length === 0) return detail;
    return { ...detail, course: { ...detail.course, timeline: timelineOf(own) }, rerunCount: missed };
  };
  const answer = (id: string) => {
    const detail = read(id);
    return detail ? ok(detail) : missing();
  };
  const change = (id: string, changed: Partial<Campaign>) => {
    const detail = read(id);
    if (!detail) return missing();
    const isOverAlready = detail.status === "STOPPED" || detail.status === "COMPLETED";
    if (isOverAlready && "pausedAt" in changed) return ok(detail);
    const isRenamedOnly = Object.keys(changed).every((field) => field === "name");
    if (isOverAlready && !isRenamedOnly) return fail(409, "CAMPAIGN_OVER", "This campaign is over.");
    campaigns.change(id, { ...changed, updatedAt: world.now() });
    for (const call of callsOf(id)) if (changed.name) calls.change(call.id, { campaign: { id, name: changed.name } });
    world.push(fixtures.campaignChanged(id, "UPDATED", world.now()));
    return answer(id);
  };

  return {
    listCampaigns: ({ query }) => {
      const page = campaigns.page(query, (campaign) => query.statuses?.includes(withProgress(campaign).status) ?? true);
      return ok({ ...page, items: page.items.map(withProgress) });
    },
    getCampaign: ({ path }) => answer(path.id),
    updateCampaign: ({ path, body }) => change(path.id, body),
    pauseCampaign: ({ path }) => change(path.id, { pausedAt: world.now(), status: "PAUSED" }),
    resumeCampaign: ({ path }) => {
      const answered = change(path.id, { pausedAt: null, status: "RUNNING" });
      for (const { id, status } of callsOf(path.id)) if (status === "QUEUED") run(id);
      return answered;
    },
    stopCampaign: ({ path }) => {
      const detail = read(path.id);
      if (!detail) return missing();
      if (detail.status === "COMPLETED" || detail.status === "STOPPED")
        return ok({ stoppedCount: 0, onTheLineCount: detail.progress.onTheLine });
      const waiting = callsOf(path.id).filter(({ status }) => isWaiting(status));
      for (const { id } of waiting)
        move(id, {
          status: "FAILED",
          failureReason: stopped,
          endReason: { code: "FAILED", message: stopped.message },
          endedAt: world.now(),
        });
      const stoppedCount = waiting.length || detail.progress.waiting;
      campaigns.change(path.id, {
        status: "STOPPED",
        stoppedAt: world.now(),
        pausedAt: null,
        progress: { ...detail.progress, waiting: 0, notReached: detail.progress.notReached + stoppedCount },
      });
      world.push(fixtures.campaignChanged(path.id, "UPDATED", world.now()));
      return ok({ stoppedCount, onTheLineCount: detail.progress.onTheLine });
    },
    rerunCampaign: ({ path, body }) => {
      const detail = read(path.id);
      if (!detail) return missing();
      if (detail.progress.waiting + detail.progress.onTheLine > 0)
        return fail(409, "CAMPAIGN_UNDER_WAY", "This campaign is not over yet.");
      const missed = callsOf(path.id).filter(({ status }) => isMissed(status));
      const phoneBookIds = missed.flatMap(({ phoneBook }) => phoneBook?.id ?? []);
      if (phoneBookIds.length === 0)
        return fail(409, "NOBODY_LEFT", "Nobody of this campaign is left to be called again.");
      const { id, name } = beginCampaign(
        world,
        { ...body, rerunOf: { id: detail.id, name: detail.name } },
        missed.length,
      );
      return ok({ campaign: { id, name }, items: place({ phoneBookIds }, { id, name }) });
    },
  };
}

/** A campaign without calls. */
export function beginCampaign(
  world: World,
  { name, callsPerMinute = null, expiresAt = null, rerunOf = null }: Partial<Campaign>,
  count: number,
): Ok<"rerunCampaign">["campaign"] {
  const at = world.now();
  const begun = world.campaigns.add(
    fixtures.campaign({
      id: world.newId("campaign"),
      name: name ?? `${at.slice(0, 16).replace("T", " ")} · ${count}`,
      status: "RUNNING",
      callsPerMinute,
      expiresAt,
      rerunOf,
      progress: { total: count, refused: 0, waiting: count, onTheLine: 0, reached: 0, notReached: 0 },
      createdAt: at,
      updatedAt: at,
    }),
  );
  world.push(fixtures.campaignChanged(begun.id, "CREATED", at));
  return { id: begun.id, name: begun.name };
}
