import type { Translation } from "../../i18n/index.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";

export * from "../../ui/ui.messages.tr.js";

export const profileSettings: Translation<typeof profileSettingsMessages> = {
  title: "Profil ayarları",
  name: "Ad",
  surname: "Soyadı",
  email: "E-posta",
  emailHint: "Yeni bir adresi bir sonraki girişinizden önce doğrulamanız gerekir.",
  save: "Kaydet",
  saved: "Kullanıcı bilgileriniz başarıyla güncellendi.",
  saveFailed: "Kullanıcı bilgileri güncellenemedi.",
  nameMissing: "Ad zorunludur",
  surnameMissing: "Soyadı zorunludur",
  emailMissing: "E-posta zorunludur",
  emailInvalid: "Lütfen geçerli bir e-posta adresi girin",
};
