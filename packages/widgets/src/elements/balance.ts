import type { BalanceHandle, BalanceProps } from "../widgets/balance/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-balance>`. */
export type BalanceElement = WidgetElement<BalanceProps, BalanceHandle>;

/** {@link Balance} as an element. */
export const balanceElement: ElementSpec<BalanceProps, BalanceHandle> = {
  load: () => import("../widgets/balance/index.js"),
  attributes: { deposit: "string", headingLevel: "number", initialView: "json" },
  properties: ["onViewChange"],
  commands: ["addFunds"],
};
