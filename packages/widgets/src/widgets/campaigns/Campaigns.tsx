import type { WidgetFrameProps } from "../../lib/WidgetFrameProps.js";
import type { MessageOverrides } from "../../i18n/index.js";
import { defineWidget } from "../../ui/widget-root/index.js";
import { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import type { campaignsMessages } from "./campaigns.messages.js";
import type { CampaignCalls } from "./campaigns.model.js";
import { CampaignsList } from "./Campaigns.view.js";
import { type CampaignsOptions, useCampaigns } from "./useCampaigns.js";

/** Texts that replace the default ones of {@link Campaigns}. */
export type CampaignsMessages = MessageOverrides<typeof campaignsMessages>;

/** Props of {@link Campaigns}. */
export interface CampaignsProps extends CampaignsOptions, WidgetFrameProps {
  /**
   * Called when a person wants to see calls of a campaign: all of them, or those with a status or an answer. Pass it to
   * `CallHistory` as `initialView`. If omitted, figures are not links.
   */
  onOpenCalls?: (event: CampaignCalls) => void;
  /** Called when a person wants to open the call center to start calls. If omitted, an empty list shows no button for it. */
  onOpenCallCenter?: () => void;
  messages?: CampaignsMessages;
}

/**
 * The campaigns of a company, which are groups of calls that were started together: their progress, who was reached,
 * who waits and why, and the cost, updated live. Campaigns can be paused, resumed, stopped, edited and run again.
 * Sellers see those of their company; managers see those of all companies.
 *
 * @example
 * <Campaigns initialView={search} onViewChange={(search) => navigate({ search })}
 *   onOpenCalls={(calls) => navigate({ to: "/calls", search: calls })} />
 */
export const Campaigns = /* @__PURE__ */ defineWidget(
  { name: "campaigns", texts: firstCampaignsMessages },
  function Campaigns(props: CampaignsProps, t) {
    const model = useCampaigns(props);
    return <CampaignsList {...props} t={t} model={model} />;
  },
);
