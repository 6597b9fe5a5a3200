/** What the ways in share, in Turkish. */
import type { Translation } from "../i18n/index.js";
import type { passwordNeedsMessages } from "./passwordNeeds.messages.js";
import type { resendMessages } from "./resend.messages.js";

export const passwordNeeds: Translation<typeof passwordNeedsMessages> = {
  strength: "Şifre gücü",
  empty: "Henüz girilmedi",
  weak: "Zayıf",
  fair: "Orta",
  strong: "Güçlü",
  requirements: "Şifre gereksinimleri",
  length: "En az 6 karakter",
  number: "Bir rakam",
  lowercase: "Bir küçük harf",
  uppercase: "Bir büyük harf",
  met: "tamam",
};

export const resend: Translation<typeof resendMessages> = {
  resend: "E-postayı yeniden gönder",
  again: "E-postayı {seconds} sn sonra yeniden gönder",
  wait: "Lütfen ilk e-postanın ulaşması için biraz bekleyin.",
  sent: "E-postayı yeniden gönderdik.",
};
