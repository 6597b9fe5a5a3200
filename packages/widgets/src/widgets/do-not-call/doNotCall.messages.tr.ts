import type { Translation } from "../../i18n/index.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";

export * from "../../companies/company.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";
export * from "./import/registerImport.messages.tr.js";

export const doNotCall: Translation<typeof doNotCallMessages> = {
  title: "Aranmayacaklar",
  add: "Numara ekle",
  import: "Sicil içe aktar",
  importNewer: "Yeni dosyayı içe aktar",
  export: "Dışa aktar",
  search: "Numara veya nedene göre ara",
  source: "Kaynak",
  show: "Göster",
  listed: "Aranmayanlar",
  lifted: "Kaldırılanlar",

  number: "Numara",
  reason: "Neden",
  company: "Şirket",
  everywhere: "Herkes",
  createdAt: "Tarih",
  createdBy: "Ekleyen",
  liftedAt: "Kaldırılma",
  liftedBy: "Kaldıran",
  liftReason: "Gerekçe",
  none: "-",
  tooOld: "Sicil, güncel değil",
  numbersOfRegister: { one: "{count} numara", other: "{count} numara" },
  importedToday: "bugün içe aktarıldı",
  daysOld: { one: "{count} günlük", other: "{count} günlük" },
  validUntil: "{date} gününe kadar geçerli",

  OPT_OUT: "Aramada söylendi",
  INBOUND: "Geri aradı",
  SELLER: "Elle",
  IMPORT: "Sicil",
  PARTNER: "İş ortağı",
  CARRIER: "Operatör",

  empty:
    "Henüz kimse aranmak istemediğini söylemedi. Biri bunu bir aramada söylediğinde numarası buraya otomatik olarak eklenir. Size başka bir yoldan söyleyenlerin numaralarını siz ekleyin.",
  emptyLifted: "Listeden hiçbir numara kaldırılmadı.",
  forbidden: "Aranmayacaklar listesine erişiminiz yok.",
  exportFailed: "Liste dışa aktarılamadı.",

  numbers: "Telefon numaraları",
  numbersHint: "Her satıra bir numara, ülke koduyla, örn. +47 22 86 01 44.",
  addBody: "Bundan sonra şirketinizden kimse bu numaraları aramaz, bu numaralara bekleyen aramalar yapılmaz.",
  numbersMissing: "Lütfen en az bir numara girin",
  numbersWrong: {
    one: "Bu, ülke kodlu bir telefon numarası değil: {numbers}",
    other: "Bunlar ülke kodlu telefon numarası değil: {numbers}",
  },
  numbersWrongAndMore: {
    one: "Bunlar ülke kodlu telefon numarası değil: {numbers} ve {count} tane daha",
    other: "Bunlar ülke kodlu telefon numarası değil: {numbers} ve {count} tane daha",
  },
  numbersTooMany: "Bir seferde en fazla 1.000 numara eklenebilir",
  reasonPlaceholder: "örn. e-postayla istedi",
  reasonTooLong: "Neden en fazla 500 karakter olabilir",
  cancel: "Vazgeç",
  submit: "Ekle",
  added: { one: "{count} numara artık aranmıyor", other: "{count} numara artık aranmıyor" },
  alreadyKnown: { one: "{count} numara zaten listedeydi", other: "{count} numara zaten listedeydi" },
  refusedCalls: { one: "Bekleyen {count} arama sona erdi", other: "Bekleyen {count} arama sona erdi" },

  lift: "Yeniden aranabilsin",
  liftOf: "{number} yeniden aranabilsin",
  liftTitle: "{number} yeniden aranabilsin",
  liftBodyOfRegister: "Sicildeki tüm numaralar, başka bir nedenle listede değilse, yeniden aranabilir.",
  liftBody: "Kayıt, adınız ve bu gerekçeyle kaldırılan numaralar arasında kalır.",
  liftReasonMissing: "Lütfen en az 5 karakterle nedenini yazın",
  liftedDone: "Numara yeniden aranabilir",
  liftedRegister: "{register} sicilindeki numaralar yeniden aranabilir",
};
