import type { Translation } from "../../i18n/index.js";
import type { dashboardMessages } from "./dashboard.messages.js";
import type { dashboardNumbersMessages } from "./numbers/numbers.messages.js";

export * from "../../calls/calls.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const dashboard: Translation<typeof dashboardMessages> = {
  title: "Gösterge paneli",
  startCall: "Arama başlat",
  highlights: "Bir bakışta",

  potentialCustomers: "Potansiyel müşteriler",
  viewAll: "Tümünü gör",
  viewAllCustomers: "Tüm potansiyel müşterileri gör",
  calls: "Aramalar",
  completed: "Tamamlanan",
  completedOf: "{total} aramadan {count}",
  positive: "Olumlu yanıtlar",
  positiveOf: "yanıtlanan {total} aramadan {count}",
  none: "-",

  answers: "Arama yanıtları",
  answer: "Yanıt",
  statuses: "Arama durumları",
  status: "Durum",
  count: "Aramalar",
  share: "Pay",
  unit: "arama",
  slice: "{label}: {count} ({share})",

  otherStatuses: "Diğer",
  statusCount: "{label}: {count}",

  gettingStarted: "İlk adımlar",
  dismissGettingStarted: "İlk adımları kapat",
  freeMinutes: "Arama yapabileceğiniz {count} ücretsiz dakikanız var.",
  stepDone: "Tamamlandı",
  stepCustomer: "Satış yapmak istediğiniz bir müşteri ekleyin",
  stepContact: "Aranacak kişiyi telefon numarasıyla ekleyin",
  stepItem: "Konuşulacak ürünü seçin",
  stepCall: "İlk aramayı yapın",
  stepResult: "Sonucunu görün",
  leadCustomer: "Müşteri ekle",
  leadContact: "Kişi ekle",
  leadItem: "Çağrı merkezine ekle",
  leadCall: "Ara",
  leadResult: "Aramalarım",

  recent: "Son aramalar",
  myCalls: "Aramalarım",
  allCalls: "Tüm aramalar",
  recentEmpty: "Henüz hiç aramanız yok. Hadi ilkini yapalım!",
  recentEmptyOfManager: "Henüz hiç arama yok.",
  scheduled: "Planlanan",
  scheduledCount: "{count} planlanmış arama",
  scheduledEmpty: "Planlanmış arama yok.",

  forbidden: "Gösterge paneline erişim yetkiniz yok.",
};

export const dashboardNumbers: Translation<typeof dashboardNumbersMessages> = {
  title: "Zaman içinde sayılar",
  range: "Aralık",
  week: "7 gün",
  month: "30 gün",
  quarter: "90 gün",
  year: "Bu yıl",
  own: "Kendi tarihlerim",
  from: "Başlangıç",
  to: "Bitiş",
  wrongOrder: "Son gün ilk günden önce",
  tooLong: "En fazla bir yıl",
  days: "{from} – {to}",
  daysIn: "{from} – {to}, {zone} günleri",

  totals: "Toplam",
  calls: "Aramalar",
  PERSON: "Kişi yanıtladı",
  MACHINE: "Makine yanıtladı",
  NOBODY: "Kimse yanıtlamadı",
  positive: "Olumlu yanıtlar",
  minutes: "Dakika",
  cost: "Tutar",
  costPerPositive: "Olumlu yanıt başına tutar",
  none: "-",
  empty: "Bu günlerde hiç arama yapılmadı.",

  course: "Güne göre aramalar",
  courseOfWeeks: "Haftaya göre aramalar",
  day: "Gün",
  weekFrom: "Hafta başı",
  callsAndAnswered: {
    one: "{count} arama, {answered} tanesini kişi yanıtladı",
    other: "{count} arama, {answered} tanesini kişi yanıtladı",
  },

  breakdownTitle: "Karşılaştırma",
  breakdown: "Neye göre",
  breakdownOf: "Aramalar: {part}",
  countries: "Ülke",
  hours: "Saat",
  products: "Ürün",
  sellers: "Satıcı",
  shortPERSON: "Kişi",
  shortMACHINE: "Makine",
  shortNOBODY: "Kimse",
  shortPositive: "Olumlu",
  shortCostPerPositive: "Olumlu başına",
  unknown: "Artık bilinmiyor",
  hoursHint: "Müşterinin saatiyle",
  showAll: "{count} satırın tümünü göster",
  showFewer: "Daha az göster",
  noParts: "Bu günlerde karşılaştırılacak bir şey yok.",

  objections: "İnsanlar neden hayır dedi",
  noObjections: "Bu günlerde kimse bir neden söylemedi.",
  callbacksDue: "Zamanı gelen geri aramalar",
  callbacksHint: "Sözü verilen zamanı geldi; ne arandı ne de planlandı.",

  figureOf: "{figure}, {what}, {part}",
  figure: "{figure}, {what}",
};
