import type { CampaignsProps } from "../widgets/campaigns/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-campaigns>`. */
export type CampaignsElement = WidgetElement<CampaignsProps>;

/** {@link Campaigns} as an element. */
export const campaignsElement: ElementSpec<CampaignsProps> = {
  load: () => import("../widgets/campaigns/index.js"),
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange", "onOpenCalls", "onOpenCallCenter"],
};
