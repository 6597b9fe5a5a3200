import type { DashboardProps } from "../widgets/dashboard/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-dashboard>`. */
export type DashboardElement = WidgetElement<DashboardProps>;

/** {@link Dashboard} as an element. */
export const dashboardElement: ElementSpec<DashboardProps> = {
  load: () => import("../widgets/dashboard/index.js"),
  attributes: { headingLevel: "number" },
  properties: [
    "hasGettingStarted",
    "onOpenPotentialCustomers",
    "onOpenFigure",
    "onOpenCalls",
    "onGettingStartedDismissed",
    "onOpenCall",
    "onStartCall",
  ],
};
