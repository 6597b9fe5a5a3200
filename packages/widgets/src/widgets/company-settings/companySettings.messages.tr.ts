import type { Translation } from "../../i18n/index.js";
import type { companySettingsMessages } from "./companySettings.messages.js";

export * from "../../calls/calls.messages.tr.js";
export * from "../../companies/company.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const companySettings: Translation<typeof companySettingsMessages> = {
  title: "Şirket ayarları",
  usd: "ABD doları",
  try: "Türk lirası",
  currencyHelp: "Yalnızca bilgi amaçlıdır. Buradaki tüm tutarlar ABD doları cinsindendir.",

  nameMissing: "Şirket adı zorunludur!",
  websiteMissing: "Web sitesi zorunludur!",
  countryMissing: "Ülke zorunludur!",
  currencyMissing: "Para birimi zorunludur!",
  saved: "Şirket bilgileriniz başarıyla güncellendi.",

  calling: "Arama kuralları",
  callingHelp:
    "Kişilerin kendi saatine göre ne zaman ve ne sıklıkta arandığı. Ülkelerinin kurallarından yalnızca daha sıkı olabilir.",
  hours: "Haftanın saatleri",
  ownHours: "Yalnızca kendi saatlerimizde ara",
  shownCountry: "Kuralları gösterilen ülke",
  shownCountryHelp: "Gri çubuklar bu ülkenin izin verdiği saatlerdir, renkli olanlar onlardan kalanlar.",
  otherCountries: "Diğer tüm ülkeler",
  fromOf: "{day}, başlangıç",
  toOf: "{day}, bitiş",
  span: "{from} – {to}",
  notCalled: "Kimse aranmaz",
  maxAttempts: "Bir kişiye yapılan arama",
  attemptsWithinDays: "Kaç gün içinde",
  coolOffDays: "Hayır yanıtından sonra aramasız gün",
  countryLimit: "Ülkenin izin verdiği kadar",
  retries: "Ulaşılamayan kişiyi yeniden ara",
  retriesHelp:
    "Hat meşgulse 15 dakika, yanıt yoksa 3 saat sonra, telesekreter çıkarsa ertesi gün. Bu aramalar arama listesinde görünür ve iptal edilebilir.",
  nearestNumber: "Kişiye en yakın numaradan ara",
  nearestNumberHelp:
    "Varsayılan numara yerine, numaralarınızdan kişinin ülkesinde olanı, sonra başlangıcı en çok benzeyeni. Çağrı merkezi kaydı için seçilen numara önce gelir.",
  transferTo: "Aramaları devralan numara",
  transferToHelp: "Sizden bir kişiye aktarılan aramalar bu numaraya aktarılır.",
  neverOpen: "Bu saatlerde hiç kimse aranmaz.",
  endsBeforeItBegins: "Her gün başladıktan sonra bitmelidir.",
  mistakeHelp: "Kaydetmek için saatleri değiştirin.",
  saveCalling: "Arama kurallarını kaydet",
  callingSaved: "Arama kuralları kaydedildi. Bir sonraki aramadan itibaren geçerlidir.",
  callingFailed: "Arama kuralları kaydedilemedi.",

  testCall: "Deneme araması",
  testCallHelp: "Müşterilerinizle konuşan asistan sizi arar. Ücretsizdir ve arama listesinde yer almaz.",
  testNumber: "Telefon numaranız",
  testNumberMissing: "Telefon numarası zorunludur",
  testNumberInvalid: "Geçersiz telefon numarası",
  testLanguage: "Dil",
  callMe: "Beni ara",
  testUnderWay: "Şu anda aranıyorsunuz",
  testTooMany: "Çok fazla deneme araması yapıldı. Bir sonraki {time} tarihinde mümkündür.",
  pressDigits: "Yanıtladığınızda telefonunuzda {digits} tuşlayın",
  pressDigitsHelp: "Asistan yalnızca bu rakamları gören kişiyle konuşur.",
  notProven: "Kimse rakamları tuşlamadı, bu yüzden asistan telefonu kapattı.",
  lastTestCall: "Son deneme aramanız",
  testTo: "{number}, {language}",
  testToFor: "{number}, {language}, {duration}",
  you: "Siz",
};
