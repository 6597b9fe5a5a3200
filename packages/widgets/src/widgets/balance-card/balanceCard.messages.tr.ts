import type { Translation } from "../../i18n/index.js";
import type { balanceCardMessages } from "./balanceCard.messages.js";

export * from "../../money/money.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const balanceCard: Translation<typeof balanceCardMessages> = {
  title: "Bakiye",
  freeMinutes: "Planınızda {count} ücretsiz dakika kaldı",
  unlimited: "Planınızda aramalar ücretsizdir",
  low: "Bakiyeniz azaldı",
  empty: "Arama yapmak için bakiye kalmadı",
};
