import type { Translation } from "../../i18n/index.js";
import type { companySettingsMessages } from "./companySettings.messages.js";

export * from "../../companies/company.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const companySettings: Translation<typeof companySettingsMessages> = {
  title: "Şirket ayarları",
  usd: "ABD doları",
  try: "Türk lirası",
  currencyHelp: "Yalnızca bilgi amaçlıdır. Buradaki tüm tutarlar ABD doları cinsindendir.",

  nameMissing: "Şirket adı zorunludur!",
  websiteMissing: "Web sitesi zorunludur!",
  countryMissing: "Ülke zorunludur!",
  currencyMissing: "Para birimi zorunludur!",
  saved: "Şirket bilgileriniz başarıyla güncellendi.",
};
