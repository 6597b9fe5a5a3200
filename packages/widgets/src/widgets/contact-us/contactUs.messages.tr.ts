import type { Translation } from "../../i18n/index.js";
import type { contactUsMessages } from "./contactUs.messages.js";

export * from "../../ui/ui.messages.tr.js";

export const contactUs: Translation<typeof contactUsMessages> = {
  title: "Bize ulaşın",
  reportTitle: "Sorun bildirin",
  lead: "Numaranızı ve mesajınızı bırakın, biz sizi arayalım.",
  reportLead: "Neyin yolunda gitmediğini anlatın. E-posta veya telefonla yanıt veririz.",
  name: "Ad",
  surname: "Soyadı",
  email: "E-posta",
  phoneNumber: "Telefon numarası",
  message: "Mesaj",
  cancel: "Vazgeç",
  send: "Gönder",
  report: "Çalışmayan bir şey mi var? Sorun bildirin",
  sent: "Mesajınız başarıyla gönderildi",

  nameMissing: "Ad zorunludur",
  surnameMissing: "Soyadı zorunludur",
  emailMissing: "E-posta zorunludur",
  emailInvalid: "Lütfen geçerli bir e-posta adresi girin",
  phoneMissing: "Telefon numarası zorunludur",
  phoneInvalid: "Geçersiz telefon numarası",
  messageMissing: "Mesaj zorunludur",
};
