import type { PotentialCustomersHandle, PotentialCustomersProps } from "../widgets/potential-customers/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-potential-customers>`. */
export type PotentialCustomersElement = WidgetElement<PotentialCustomersProps, PotentialCustomersHandle>;

/** {@link PotentialCustomers} as an element. */
export const potentialCustomersElement: ElementSpec<PotentialCustomersProps, PotentialCustomersHandle> = {
  load: () => import("../widgets/potential-customers/index.js"),
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange", "onCustomerCreated", "onImported", "onOpenCall"],
  commands: ["openCustomer"],
};
