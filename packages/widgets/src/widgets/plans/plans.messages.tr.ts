import type { Translation } from "../../i18n/index.js";
import type { plansMessages } from "./plans.messages.js";

export * from "../../money/money.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const plans: Translation<typeof plansMessages> = {
  title: "Planlar",

  activePlan: "Geçerli planınız",
  perMonth: "Aylık {price}",
  billingPeriod: "Fatura dönemi",
  dayOfDays: "{day}. gün / {days}",
  fromTo: "{from} – {to}",
  noEnd: "Süresiz",
  noEndHint: "Bu plan ücretsizdir ve sona ermez.",
  minutesLeft: "Kalan dakika",
  minutesOfMinutes: "{left} / {of}",
  unlimited: "Sınırsız",
  thenPerMinute: "Sonrasında dakikası {price}",
  balance: "Bakiye",

  packages: "Paketler",
  packagesHint: "Ücretsiz dakikalarınızı aşan aramalar bakiyenizden ödenir.",
  monthly: "aylık",
  currentPlan: "Geçerli plan",
  upgrade: "Yükselt",
  downgrade: "Düşür",
  switch: "Değiştir",
  upgradeTo: "{name} planına yükselt",
  downgradeTo: "{name} planına düşür",
  switchTo: "{name} planına geç",
  included: "Dahil",
  notIncluded: "Dahil değil",
  callFee: "Dakika başına arama ücreti",
  freeMinutes: "Ücretsiz dakika",
  freePhoneNumber: "Ücretsiz telefon numarası",
  customers: "Potansiyel müşteri",
  contacts: "Müşteri başına kişi",
  products: "Ürün",
  bulkActions: "Toplu işlemler",

  changeFromTo: "Aylık {currentPrice} ücretli {current} planındasınız; {name} planı aylık {price}.",
  charged: "{price} şimdi bakiyenizden düşülür.",
  price: "Fiyat",
  chargedNow: "Şimdi alınacak",
  balanceAfter: "Sonraki bakiye",
  lost: "Kaybedecekleriniz",
  lostMinutes: "Bu aydan kalan {count} ücretsiz dakika",
  lostDays: "{until} tarihine kadar ödenmiş {count} gün; iade edilmez",
  changes: "Değişecekler",
  change: "{from} yerine {to}",
  notCharged: "Ücret alınmaz.",
  newLimits: "Yeni sınırlar ve yeni bir aylık ücretsiz dakika dönemi hemen başlar.",
  smallerLimits: "Daha düşük sınırlar hemen geçerli olur: fazlası sizde kalır ama üzerine ekleme yapılamaz.",
  changed: "Aboneliğiniz başarıyla güncellendi!",
  changeFailed: "Plan değiştirilemedi.",

  tooLittleTitle: "{name} planı için daha fazla bakiyeye ihtiyacınız var",
  tooLittle: "{name} planı aylık {price}, bakiyeniz ise {balance}. Önce en az {missing} yükleyin.",
  addBalance: "Bakiye yükle",

  forbidden: "Planlara erişim yetkiniz yok.",
};
