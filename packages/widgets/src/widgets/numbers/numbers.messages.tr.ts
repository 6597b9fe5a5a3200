import type { Translation } from "../../i18n/index.js";
import type { numbersMessages } from "./numbers.messages.js";

export * from "../../ui/ui.messages.tr.js";

export const numbers: Translation<typeof numbersMessages> = {
  title: "Numaralar",
  buy: "Numara satın al",

  number: "Numara",
  country: "Ülke",
  status: "Durum",
  default: "Varsayılan",
  purchased: "Satın alma",
  active: "Etkin",
  expired: "Süresi doldu",
  expiredWhy: "Bu numaranın süresi doldu.",
  defaultNumber: "Varsayılan numara {number}",
  defaultNow: "Varsayılan numara artık {number}.",
  defaultBefore: "Önceki: {number}.",
  defaultNone: "Şu anda varsayılan numara yok. Aramalar sistemin varsayılan numarasından yapılır.",
  defaultFailed: "Varsayılan numara değiştirilemedi.",

  empty: "Size atanmış bir numara yok. Sistemdeki varsayılan numarayı kullanıyorsunuz.",
  forbidden: "Numaralara erişim yetkiniz yok.",

  step: "Adım {step} / {count}",
  countryTitle: "Ülke seçin",
  numberTitle: "Numara seçin",
  confirmTitle: "Ücreti onaylayın",
  cost: "Her ek numara {fee} tutar. Numara içeren planlarda ilki ücretsizdir.",
  costWithIncluded: {
    one: "Her ek numara {fee} tutar, ilki ücretsizdir.",
    other: "Her ek numara {fee} tutar, ilk {count} numara ücretsizdir.",
  },
  costAllIncluded: "Planınız ihtiyacınız kadar numara içerir.",
  monthly: "Her numara aylık {fee}.",
  countryFirst: "Önce bir ülke seçin",
  numberFirst: "Önce bir numara seçin",
  available: "Satın alınabilecek numaralar",
  noneAvailable: "Bu ülkede şu anda satın alınabilecek numara yok.",
  noCountries: "Burada numara satın alınamaz. Aramalar sistemdeki varsayılan numaradan yapılır.",
  needsPapers: "Belge gerekir",
  allNeedPapers:
    "Bu ülkenin numaraları yalnızca orada adresi veya belgeleri olanlara verilir. Lütfen başka bir ülke seçin.",
  termsFailed: "Numara ücreti okunamadı.",

  deduction: "Bakiyenizden {fee} düşülecek.",
  free: "Bu numara ücretsiz. Bakiyenizden hiçbir şey düşülmeyecek.",
  fee: "Satın alma ücreti",
  monthlyFee: "Aylık ücret",
  noFee: "Ücretsiz",
  balance: "Bakiye",
  balanceAfter: "Sonraki bakiye",
  needBalance: "Numara satın almak için daha fazla bakiyeye ihtiyacınız var.",
  missing: "Bir numara için {required} bakiye gerekir. Bakiyeniz {balance}, {missing} eksik.",
  reserved: "Bakiyenizin bir kısmı süren aramalar için ayrılmış durumda.",
  purchaseFailed: "Numara satın alınamadı.",
  bought: "Numara başarıyla satın alındı",

  cancel: "Vazgeç",
  continue: "Devam et",
  back: "Geri",
  goBack: "Geri dön",
  purchase: "Satın al",
  addBalance: "Bakiye yükle",
};
