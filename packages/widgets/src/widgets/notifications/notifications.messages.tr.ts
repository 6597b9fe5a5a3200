import type { Translation } from "../../i18n/index.js";
import type { notificationsMessages } from "./notifications.messages.js";

export * from "../../ui/ui.messages.tr.js";

export const notifications: Translation<typeof notificationsMessages> = {
  title: "Bildirimler",
  unreadCount: { one: "Bildirimler, {count} okunmamış", other: "Bildirimler, {count} okunmamış" },
  markAllRead: "Tümünü okundu say",
  markFailed: "Bildirimler işaretlenemedi.",
  choose: "Neyin bildirileceğini seç",
  older: "Daha eskilerini göster",
  open: "Aç",
  empty:
    "Henüz bir şey olmadı. Olumlu cevaplar, zamanı gelen geri aramalar, yapılamayan planlı aramalar, biten kampanyalar ve azalan bakiye burada bildirilir.",
  unread: "Okunmamış:",

  POSITIVE_ANSWER: "Olumlu cevap",
  CALLBACK_DUE: "Şimdi aranmak istiyor",
  SCHEDULED_CALL_FAILED: "Planlanan bir arama yapılamadı",
  CAMPAIGN_DONE: "Kampanya bitti",
  BALANCE_LOW: "Bakiye azaldı",
  whom: "{contact}, {customer}",
};
