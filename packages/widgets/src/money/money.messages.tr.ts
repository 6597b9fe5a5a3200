/** What is said of money wherever it is shown, in Turkish. */
import type { Translation } from "../i18n/index.js";
import type { moneyMessages } from "./money.messages.js";
import type { transactionsMessages } from "./transactions/transactions.messages.js";

export const money: Translation<typeof moneyMessages> = {
  minutesOfCalls: "Yaklaşık {count} dakikalık arama",
  minutes: "Yaklaşık {count} dakika",

  addBalance: "Bakiye yükle",
  amount: "Tutar (ABD doları)",
  amounts: "Sık kullanılan tutarlar",
  other: "Diğer",
  otherAmount: "Diğer tutar",
  balanceAfter: "Yükleme sonrası bakiye: {balance}",
  amountInvalid: "Lütfen en fazla iki ondalık basamaklı bir tutar girin.",
  amountTooSmall: "Tutar en az {least} olmalıdır.",
  amountTooLarge: "Tutar en fazla {most} olabilir.",

  payHere: "Ödeme sayfasını aç",
  payInWindow: "Ödemeyi açılan pencerede tamamlayın",
  payInWindowBody: "Ödeme yapılır yapılmaz bakiyeniz güncellenir.",
  payOpening: "Ödeme sayfası açılıyor…",
  windowBlocked: "Ödeme sayfası açılmadı",
  windowBlockedBody: "Ödemeyi tamamlamak için sayfayı kendiniz açın.",
  depositCompleted: "Ödeme tamamlandı",
  depositCompletedBody: "Ödeme onaylanır onaylanmaz, genellikle birkaç saniye içinde bakiyeye eklenir.",
  depositCancelled: "Ödeme yapılmadı",
  depositCancelledBody: "Hiçbir ücret alınmadı ve bakiye değişmedi.",
  dismiss: "Kapat",
  cancel: "Vazgeç",

  promoCode: "Promosyon kodu",
  promoCodePlaceholder: "Kodu girin",
  promoCodeApply: "Uygula",
  promoCodeMissing: "Promosyon kodu zorunludur",
  promoCodeMissingBody: "Lütfen uygulanacak promosyon kodunu girin.",
  promoCodeFailed: "Promosyon kodu uygulanamadı.",
  promoCodeApplied: "Promosyon kodu uygulandı",
  promoCodeAppliedBody: "Bakiyeye {amount} eklendi, bakiyeniz şimdi {balance}.",
};

export const transactions: Translation<typeof transactionsMessages> = {
  title: "İşlemler",
  date: "Tarih",
  description: "Açıklama",
  company: "Şirket",
  status: "Durum",
  type: "Tür",
  amount: "Tutar",
  balance: "Bakiye",

  COMPLETED: "Tamamlandı",
  FAILED: "Başarısız",
  INCOMPLETE: "Tamamlanmadı",
  DEPOSIT: "Yükleme",
  SPEND: "Harcama",

  added: "+{amount}",
  taken: "−{amount}",
  freeMinutes: "{count} ücretsiz dakika",

  empty: "Henüz işlem yok.",
  forbidden: "İşlemlere erişim yetkiniz yok.",
};
