import type { Translation } from "../../i18n/index.js";
import type { verifyEmailMessages } from "./verifyEmail.messages.js";

export * from "../../auth/auth.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const verifyEmail: Translation<typeof verifyEmailMessages> = {
  title: "E-postanızı doğrulayın",
  sent: "Size bir doğrulama e-postası gönderdik. Devam etmek için içindeki bağlantıya tıklayın.",
  sentTo: "Bu adrese bir doğrulama e-postası gönderdik. Devam etmek için içindeki bağlantıya tıklayın:",
  note: "Bir dakika içinde ulaşır; spam klasörünüze de bakın. Bağlantı 48 saat geçerlidir.",
  verifying: "E-postanız doğrulanıyor",
  moment: "Bir dakika.",
  verified: "E-postanız doğrulandı",
  failed: "E-posta doğrulanamadı",
  failedNote: "Bağlantı daha önce kullanılmış veya süresi dolmuş. Yenisini almak için giriş yapın.",
  leaving: "Giriş sayfasına yönlendiriliyorsunuz.",
  verifiedAlready: "Zaten doğruladınız mı?",
  signIn: "Giriş yapın",
};
