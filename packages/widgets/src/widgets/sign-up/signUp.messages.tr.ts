import type { Translation } from "../../i18n/index.js";
import type { signUpMessages } from "./signUp.messages.js";

export * from "../../auth/auth.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const signUp: Translation<typeof signUpMessages> = {
  title: "Hesabınızı oluşturun",
  lead: "Satıcı hesabınızı kurun.",
  name: "Ad",
  surname: "Soyadı",
  email: "E-posta",
  password: "Şifre",
  acceptTerms: "Hizmet şartlarını kabul ediyorum",
  readTerms: "Hizmet şartlarını okuyun",
  signUp: "Kaydol",
  termsMissing: "Önce hizmet şartlarını kabul edin.",
  haveAccount: "Zaten hesabınız var mı?",
  signIn: "Giriş yapın",
  nameMissing: "Lütfen adınızı girin.",
  surnameMissing: "Lütfen soyadınızı girin.",
  emailMissing: "Lütfen e-posta adresinizi girin.",
  emailInvalid: "E-posta adresi geçerli biçimde olmalıdır.",
  passwordMissing: "Lütfen şifrenizi girin.",
  passwordShort: "Şifre en az 6 karakter olmalıdır.",
  passwordWeak: "Şifre bir rakam, bir küçük ve bir büyük harf içermelidir.",
};
