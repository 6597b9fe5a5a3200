import type { Translation } from "../../i18n/index.js";
import type { liveCallsMessages } from "./liveCalls.messages.js";

export * from "../../calls/calls.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const liveCalls: Translation<typeof liveCallsMessages> = {
  title: "Canlı aramalar",
  contact: "İlgili kişi",
  status: "Durum",
  words: "Son sözler",
  company: "Şirket",
  ringing: "Telefon çalıyor",
  listening: "Henüz kimse konuşmadı",
  empty: "Şu anda telefonda kimse yok. Aramalar çalmaya başlayınca burada görünür.",
  forbidden: "Aramalara erişiminiz yok.",
  openCallCenter: "Çağrı merkezini aç",

  hangUp: "Kapat",
  hangUpOn: "{contact} ile aramayı kapat",
  hangUpBody: "Görüşme hemen biter. O ana kadar söylenenler saklanır.",
  keepTalking: "Sürsün",
  hangUpFailed: "Arama kapatılamadı.",
  hangUpConflict: "Arama zaten bitmiş.",
  neverCall: "Bir daha arama",
  neverCallReason: "Görüşme sırasında istendi",
  neverCalled: "Bu numara bir daha aranmayacak",
  neverCalledBody: "Bu numaraya bekleyen aramalar sonlandırıldı. Görüşme, biri kapatana kadar sürer.",
  neverCallFailed: "Numara aranmayacaklar listesine eklenemedi.",

  detailTitle: "Arama",
  previous: "Önceki arama",
  next: "Sonraki arama",
  more: "{contact} için diğer işlemler",
  reading: "Arama okunuyor",
  missing: "Bu arama artık yok.",
  notYet: "Söylenenler konuşuldukça burada görünür.",
  over: "Arama bitti.",
  openCall: "Aramayı aç",
};
