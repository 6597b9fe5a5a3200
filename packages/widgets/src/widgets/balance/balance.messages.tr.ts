import type { Translation } from "../../i18n/index.js";
import type { balanceMessages } from "./balance.messages.js";

export * from "../../money/money.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const balance: Translation<typeof balanceMessages> = {
  title: "Bakiye",
  company: "Şirket",
  chooseCompany: "Şirket seçin",
  chooseCompanyFirst: "Önce bir şirket seçin",

  currentBalance: "Güncel bakiye",
  promoCode: "Promosyon kodu",

  billing: "Fatura bilgileri",
  callRate: "Arama ücreti",
  perMinute: "Dakikası {price}",
  rounding: "Yuvarlama",
  fullMinutes: "Tam dakikaya yukarı yuvarlanır",
  numberFee: "Numara ücreti",
  perMonthEach: "Her biri aylık {price}",

  history: "Bakiye geçmişi",
  period: "Dönem",
  TODAY: "Bugün",
  DAILY: "Günlük",
  MONTHLY: "Aylık",
  ANNUALLY: "Yıllık",
  date: "Tarih",
  historyUnchosen: "Bakiyenin nasıl değiştiğini görmek için bir şirket seçin.",
};
