import type { Translation } from "../../i18n/index.js";
import type { contactActivityMessages } from "./contactActivity.messages.js";

export * from "../../calls/calls.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const contactActivity: Translation<typeof contactActivityMessages> = {
  title: "Etkinlik",
  empty: "Henüz arama yok",
  forbidden: "Aramalara erişiminiz yok.",
  unreadable: "Bu numara aranamaz. Ülke koduyla yazın, örneğin +47.",
  calling: "Arama izni",
  callable: "Şimdi aranabilir",
  withRealPhones: "Gerçek telefonlarla: {verdict}",
  attemptsSoFar: {
    one: "{days} günde izin verilen {count} aramadan {attempts} tanesi yapıldı",
    other: "{days} günde izin verilen {count} aramadan {attempts} tanesi yapıldı",
  },
  lastConversation: "Son görüşme",
  timeInPlace: "{place}: {time}",
  timeline: "Aramalar ve notlar",
  conversation: "Görüşme",
  conversationAt: "Görüşme, {time}",
  openCall: "Aramayı aç",
  openCallAt: "Aramayı aç, {time}",
  note: "Not",
  notesFailed: "Notlar okunamadı.",
  callabilityFailed: "Kişinin aranıp aranamayacağı okunamadı.",
  showEarlier: "Daha öncekileri göster",
  noEarlier: "Daha öncekiler arama geçmişindedir.",
};
