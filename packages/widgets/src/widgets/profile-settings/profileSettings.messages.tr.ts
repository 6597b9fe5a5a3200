import type { Translation } from "../../i18n/index.js";
import type { profileSettingsMessages } from "./profileSettings.messages.js";

export * from "../../auth/auth.messages.tr.js";
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

  preferences: "Dil ve saat",
  language: "Dil",
  asBrowser: "Bu tarayıcıdaki gibi: {language}",
  timeZone: "Saat dilimi",
  asDevice: "Bu cihazdaki gibi: {zone}",
  clock: "Saat biçimi",
  asLanguage: "Dilde alışıldığı gibi",
  hours12: "12 saat: {time}",
  hours24: "24 saat: {time}",
  savePreferences: "Tercihleri kaydet",
  preferencesSaved: "Seçiminiz kaydedildi.",
  preferencesFailed: "Seçiminiz kaydedilemedi.",

  password: "Şifre",
  passwordHint: "Diğer tüm cihazlarda oturumunuz kapatılır.",
  currentPassword: "Geçerli şifre",
  newPassword: "Yeni şifre",
  confirmation: "Yeni şifre (tekrar)",
  changePassword: "Şifreyi değiştir",
  currentMissing: "Geçerli şifre zorunludur",
  short: "En az 6 karakter",
  weak: "Bir rakam, bir küçük ve bir büyük harf kullanın",
  different: "Şifreler eşleşmiyor",
  passwordChanged: "Şifreniz değiştirildi.",
  passwordFailed: "Şifreniz değiştirilemedi.",
};
