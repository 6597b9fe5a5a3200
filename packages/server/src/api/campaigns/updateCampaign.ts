import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid } from "../../contract/problem.ts";
import { mistakeInEnd } from "../../domain/campaign.ts";
import { updateCampaign as update } from "../../engine/changeCampaign.ts";
import { campaignText } from "./getCampaign.ts";

/** Changes a campaign's name, pace or end. */
export const updateCampaign: Handler<"updateCampaign"> = async (context, actor, { path, body }) => {
  const { name, callsPerMinute, expiresAt } = body;
  const end = expiresAt === undefined ? undefined : new Date(expiresAt);
  const mistake = end && mistakeInEnd(end, context.clock.now());
  if (mistake) throw invalid({ expiresAt: mistake });
  await update(context, scope(actor), path.id, {
    ...(name !== undefined && { name: name.trim() }),
    ...(callsPerMinute !== undefined && { calls_per_minute: callsPerMinute }),
    ...(end && { expires_at: end }),
  });
  return { status: 200, body: await campaignText(context.db, actor, path.id) };
};
