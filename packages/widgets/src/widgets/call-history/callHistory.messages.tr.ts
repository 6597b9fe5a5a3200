import type { Translation } from "../../i18n/index.js";
import type { callHistoryMessages } from "./callHistory.messages.js";

export * from "../../calls/calls.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const callHistory: Translation<typeof callHistoryMessages> = {
  title: "Aramalarım",
  titleOfManager: "Tüm aramalar",
  titleOfItem: "Arama geçmişi",
  search: "Aramalarda bul",
  chosen: "1 seçim",

  status: "Durum",
  answer: "Yanıt",
  customer: "Müşteri",
  contact: "Kişi",
  number: "Numara",
  start: "Başladı",
  created: "Eklendi",
  seller: "Satıcı",
  language: "Dil",
  product: "Ürün",

  empty: "Henüz hiç aramanız yok. Hadi ilkini yapalım!",
  openCallCenter: "Çağrı merkezini aç",
  forbidden: "Aramalara erişim yetkiniz yok.",

  play: "{contact} ile yapılan aramanın ses kaydını oynat",
  conversation: "{contact} ile görüşme",
  cancel: "İptal et",
  detail: "Ayrıntılar",
  feedback: "Geri bildirim gönder",
  callAgain: "Tekrar ara",
  call: "Ara",
  openCustomer: "Müşteriyi aç",
  more: "Diğer",
  upgradePlan: "Lütfen planınızı yükseltin",
  justCalled: "Az önce bir arama başlatıldı",
  noPhoneBook: "Bu aramanın çağrı merkezi kaydı silindi",

  export: "Dışa aktar",
  exportFailed: "Dışa aktarma sırasında hata oluştu",
  callSelected: "Seçilenleri ara",
  selectionFailed: "Seçili aramalar okunamadı.",
  nothingToCall: "Bu aramaların çağrı merkezi kayıtları silindi",
  cancelled: "Arama iptal edildi.",
  cancelFailed: "Arama iptal edilemedi.",
  cancelConflict: "Arama artık iptal edilemez: {status}",

  detailTitle: "Arama",
  previousCall: "Önceki arama",
  nextCall: "Sonraki arama",
  missing: "Bu arama artık yok.",
  noRecording: "Dinlenecek ses kaydı yok.",
  started: "Başladı",
  scheduledFor: "Planlanan zaman",
  numberUsed: "Kullanılan numara",
  conversationTitle: "Görüşme",
  waiting: "Ses kaydı ve görüşme metni arama bitince burada görünür.",
  noConversation: "Okunacak görüşme metni yok.",

  feedbackTitle: "Bu arama nasıldı?",
  rateCall: "Aramayı değerlendirin",
  addDescription: "Açıklama ekle",
  description: "Açıklama",
  effectiveness: "Etkililik",
  responses: "Yanıtlar",
  understanding: "Anlama",
  sendFeedback: "Geri bildirim gönder",
  updateFeedback: "Geri bildirimi güncelle",
  feedbackSent: "Geri bildirim gönderildi",
  feedbackFailed: "Geri bildirim gönderilemedi.",
};
