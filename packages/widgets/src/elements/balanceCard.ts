import type { BalanceCardProps } from "../widgets/balance-card/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-balance-card>`. */
export type BalanceCardElement = WidgetElement<BalanceCardProps>;

/** {@link BalanceCard} as an element. */
export const balanceCardElement: ElementSpec<BalanceCardProps> = {
  load: () => import("../widgets/balance-card/index.js"),
  attributes: { headingLevel: "number" },
  isNarrow: true,
  properties: ["onAddBalance"],
};
