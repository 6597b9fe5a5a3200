import type { DashboardProps } from "../widgets/dashboard/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-dashboard>`. */
export type DashboardElement = WidgetElement<DashboardProps>;

/** {@link Dashboard} as an element. */
export const dashboardElement: ElementSpec<DashboardProps> = {
  load: async () => (await import("../widgets/dashboard/index.js")).Dashboard,
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
