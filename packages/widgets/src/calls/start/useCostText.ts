import { useNumbers, useMessages } from "../../i18n/index.js";
import { callFormMessages } from "./callForm.messages.js";
import { costOf, type CallRate } from "./callCost.js";

/** The maximum cost of this many calls, as a sentence; while the rate is not known, what they are charged to. */
export function useCostText(rate: CallRate | undefined, calls: number): string {
  const t = useMessages(callFormMessages);
  const formats = useNumbers();
  if (!rate) return t.costUnknown;
  const cost = costOf(rate, calls);
  if (cost.kind === "free") return t.costFree;
  if (cost.kind === "freeMinutes") return t.costFreeMinutes({ count: cost.freeMinutes });
  const prices = { fee: formats.money(cost.feeUsd), most: formats.money(cost.mostUsd) };
  return cost.freeMinutes > 0 ? t.costMixed({ count: cost.freeMinutes, ...prices }) : t.costPaid(prices);
}
