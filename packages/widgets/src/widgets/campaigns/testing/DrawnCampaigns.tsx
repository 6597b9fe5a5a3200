import type { Campaign, CampaignDetail, CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";

import { companyHandlers } from "../../../companies/testing/companyHandlers.js";
import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { Campaigns, type CampaignsProps } from "../index.js";

/** The newest first: a running campaign, two that have ended, and a paused one. */
export const someCampaigns: readonly CampaignDetail[] = [
  fixtures.campaignDetail({}, 0),
  fixtures.campaignDetail({}, 1),
  fixtures.campaignDetail({ rerunOf: { id: fixtures.campaign({}, 1).id, name: "2026-11-17 13:02 · 80" } }, 2),
  fixtures.campaignDetail(
    {
      name: "Autumn towels, Norway",
      status: "PAUSED",
      pausedAt: fixtures.minutesAgo(20),
      expiresAt: fixtures.minutesAgo(-43_200),
      progress: { total: 60, refused: 2, waiting: 31, onTheLine: 0, reached: 20, notReached: 7 },
    },
    3,
  ),
];

/** Handlers of a server that has these campaigns. Changes are kept. */
export function campaignsHandlers({
  campaigns: given = someCampaigns,
  profile = fixtures.profile(),
}: { campaigns?: readonly CampaignDetail[] | undefined; profile?: CurrentUser | undefined } = {}): FakeHandlers {
  let campaigns = [...given];
  const answer = (id: string) => {
    const found = campaigns.find((one) => one.id === id);
    return found ? ok(found) : fail(404, "NOT_FOUND", "The campaign was not found.");
  };
  const change = (id: string, changed: Partial<Campaign>) => {
    campaigns = campaigns.map((one) => (one.id === id ? { ...one, ...changed } : one));
    return answer(id);
  };
  return {
    ...companyHandlers({ profile }),
    listCampaigns: ({ query }) => {
      const { page = 0, perPage = 10, text = "", statuses } = query;
      const found = campaigns.filter(
        ({ name, status }) => name.toLowerCase().includes(text.toLowerCase()) && (statuses?.includes(status) ?? true),
      );
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    getCampaign: ({ path }) => answer(path.id),
    updateCampaign: ({ path, body }) => change(path.id, body),
    pauseCampaign: ({ path }) => change(path.id, { status: "PAUSED", pausedAt: fixtures.now }),
    resumeCampaign: ({ path }) => change(path.id, { status: "RUNNING", pausedAt: null }),
    stopCampaign: ({ path }) => {
      const progress = campaigns.find(({ id }) => id === path.id)?.progress;
      if (!progress) return fail(404, "NOT_FOUND", "The campaign was not found.");
      const { waiting, onTheLine, notReached } = progress;
      const stopped = { ...progress, waiting: 0, notReached: notReached + waiting };
      change(path.id, { status: "STOPPED", stoppedAt: fixtures.now, progress: stopped });
      return ok({ stoppedCount: waiting, onTheLineCount: onTheLine });
    },
    rerunCampaign: ({ path, body }) => {
      const former = campaigns.find(({ id }) => id === path.id);
      if (!former) return fail(404, "NOT_FOUND", "The campaign was not found.");
      const total = former.rerunCount;
      const rerunOf = { id: former.id, name: former.name };
      const progress = { total, refused: 1, waiting: total - 1, onTheLine: 0, reached: 0, notReached: 0 };
      const begun = fixtures.campaignDetail({ ...body, status: "RUNNING", stoppedAt: null, rerunOf, progress }, 40);
      campaigns = [begun, ...campaigns];
      const started = { status: "QUEUED" as const, refusal: null, heldUntil: null, heldReason: null };
      const items = Array.from({ length: total }, (_, nth) => ({
        ...started,
        phoneBookId: fixtures.phoneBook({}, nth).id,
        callId: fixtures.call({}, nth).id,
      }));
      const refusal = { code: "DO_NOT_CALL" as const, message: "This contact asked not to be called again." };
      const refused = { ...items[0]!, callId: null, status: "FAILED" as const, refusal };
      return ok({ campaign: { id: begun.id, name: begun.name }, items: [refused, ...items.slice(1)] });
    },
  };
}

/** Props of {@link DrawnCampaigns}. */
export interface DrawnCampaignsProps extends CampaignsProps, DrawnOptions {
  campaigns?: readonly CampaignDetail[];
  profile?: CurrentUser;
}

/** The widget on an in-memory server, on the fixtures' day. */
export function DrawnCampaigns({ handlers, campaigns, profile, place, ...props }: DrawnCampaignsProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...campaignsHandlers({ campaigns, profile }), ...handlers })}
      place={{ blockSize: 560, ...place }}
    >
      <Campaigns {...props} />
    </DrawnWidget>
  );
}
