import type { Translation } from "../../i18n/index.js";
import type { forgotPasswordMessages } from "./forgotPassword.messages.js";

export * from "../../auth/auth.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const forgotPassword: Translation<typeof forgotPasswordMessages> = {
  title: "Şifrenizi mi unuttunuz?",
  lead: "E-posta adresinizi girin, yeni şifre belirlemeniz için size bir bağlantı gönderelim.",
  email: "E-posta",
  send: "Bağlantıyı gönder",
  emailMissing: "E-posta zorunludur",
  emailInvalid: "Geçersiz e-posta adresi",
  sentTitle: "E-postanızı kontrol edin",
  sentTo: "Şu adrese bir bağlantı gönderdik:",
  sentNote: "Bu adrese ait bir hesap varsa e-posta bir dakika içinde ulaşır. Bağlantı bir saat geçerlidir.",
  report: "Sorun bildirin",
  noMail: "E-posta gelmedi mi?",
  remembered: "Hatırladınız mı?",
  signIn: "Giriş yapın",
};
