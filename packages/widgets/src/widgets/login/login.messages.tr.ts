import type { Translation } from "../../i18n/index.js";
import type { loginMessages } from "./login.messages.js";

export * from "../../ui/ui.messages.tr.js";

export const login: Translation<typeof loginMessages> = {
  title: "Hoş geldiniz",
  lead: "Devam etmek için giriş yapın.",
  email: "E-posta",
  password: "Şifre",
  forgotPassword: "Şifrenizi mi unuttunuz?",
  keepSignedIn: "Oturumum açık kalsın",
  signIn: "Giriş yap",
  newHere: "Callwright'ta yeni misiniz?",
  join: "Kaydolun",
  emailMissing: "Lütfen e-posta adresinizi girin.",
  emailInvalid: "E-posta adresi geçerli biçimde olmalıdır.",
  passwordMissing: "Lütfen şifrenizi girin.",
  unverified: "Lütfen önce e-posta adresinizi doğrulayın. Size bir bağlantı gönderdik.",
  refused: "E-posta veya şifre hatalı. Lütfen tekrar deneyin.",
};
