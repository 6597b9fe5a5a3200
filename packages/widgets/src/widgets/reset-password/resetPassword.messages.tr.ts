import type { Translation } from "../../i18n/index.js";
import type { resetPasswordMessages } from "./resetPassword.messages.js";

export * from "../../auth/auth.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const resetPassword: Translation<typeof resetPasswordMessages> = {
  title: "Yeni şifre belirleyin",
  lead: "Bundan sonra tüm cihazlarda bu şifreyle giriş yaparsınız.",
  newPassword: "Yeni şifre",
  confirmation: "Yeni şifre (tekrar)",
  save: "Şifreyi kaydet",
  short: "En az 6 karakter",
  weak: "Bir rakam, bir küçük ve bir büyük harf kullanın",
  different: "Şifreler eşleşmiyor",
  perhapsSet: "Şifreniz belirlenmiş olabilir. Bu şifreyle giriş yapmayı deneyin.",
  changed: "Şifreniz değiştirildi.",
  askAgain: "Yeni bir bağlantı isteyin",
};
