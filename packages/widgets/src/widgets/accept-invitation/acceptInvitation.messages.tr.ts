import type { Translation } from "../../i18n/index.js";
import type { acceptInvitationMessages } from "./acceptInvitation.messages.js";

export * from "../../auth/auth.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const acceptInvitation: Translation<typeof acceptInvitationMessages> = {
  title: "Callwright’a hoş geldiniz",
  lead: "Giriş yaparken kullanacağınız şifreyi belirleyin.",
  newPassword: "Şifre",
  confirmation: "Şifre (tekrar)",
  save: "Şifreyi kaydet ve giriş yap",
  short: "En az 6 karakter",
  weak: "Bir rakam, bir küçük ve bir büyük harf kullanın",
  different: "Şifreler eşleşmiyor",
  perhapsSet: "Şifreniz belirlenmiş olabilir. Bu şifreyle giriş yapmayı deneyin.",
  signIn: "Giriş yap",
};
