import type { Translation } from "../../i18n/index.js";
import type { developersMessages } from "./developers.messages.js";

export const developers: Translation<typeof developersMessages> = {
  company: "Şirket",
  allCompanies: "Tüm şirketler",
  companyFirst: "Önce bir şirket seçin",

  secret: "Gizli anahtar",
  onceTitle: "Bu gizli anahtar yalnızca şimdi gösterilir",
  copyFailed: "Tarayıcınız kopyalamadı. Gizli anahtar seçildi: Ctrl+C'ye, Mac'te ⌘C'ye basın.",
  done: "Bitti",
};
