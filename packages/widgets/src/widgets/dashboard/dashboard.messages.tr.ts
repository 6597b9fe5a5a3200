import type { Translation } from "../../i18n/index.js";
import type { dashboardMessages } from "./dashboard.messages.js";

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
