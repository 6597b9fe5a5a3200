import type { Translation } from "../../i18n/index.js";
import type { companyHeaderMessages } from "./companyHeader.messages.js";

export * from "../../ui/ui.messages.tr.js";

export const companyHeader: Translation<typeof companyHeaderMessages> = {
  areas: "Şirket alanı",
  settings: "Ayarlar",
  faq: "SSS",
  plans: "Planlar",
  usage: "Kullanım",
  numbers: "Numaralar",
  doNotCall: "Aranmayacaklar",
  developers: "Geliştiriciler",
  more: "Devamı",
  less: "Daha az",
  place: "{city}, {country}",
};
