import type { Translation } from "../../i18n/index.js";
import type { welcomeMessages } from "./welcome.messages.js";

export * from "../../calls/calls.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const welcome: Translation<typeof welcomeMessages> = {
  title: "Müşterilerinizden önce siz dinleyin",
  lead: "Numaranızı girin, sizi hemen arayalım; müşterilerinizle konuşacak asistanın ta kendisiyle.",
  phoneNumber: "Telefon numarası",
  phoneMissing: "Telefon numarası zorunludur",
  phoneInvalid: "Geçersiz telefon numarası",
  skip: "Atla",
  call: "Beni ara",
  calling: "Sizi şimdi arıyoruz. Lütfen biraz bekleyin.",
  pressDigits: "Yanıtladığınızda telefonunuzda {digits} tuşlayın.",
  callFailed: "Arama yapılırken bir hata oluştu.",
};
