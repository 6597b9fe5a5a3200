import type { CampaignsProps } from "../widgets/campaigns/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-campaigns>`. */
export type CampaignsElement = WidgetElement<CampaignsProps>;

/** {@link Campaigns} as an element. */
export const campaignsElement: ElementSpec<CampaignsProps> = {
  load: async () => (await import("../widgets/campaigns/index.js")).Campaigns,
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange", "onOpenCalls", "onOpenCallCenter"],
};
