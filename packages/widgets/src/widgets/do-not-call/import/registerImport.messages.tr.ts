import type { Translation } from "../../../i18n/index.js";
import type { registerImportMessages } from "./registerImport.messages.js";

export const registerImport: Translation<typeof registerImportMessages> = {
  title: "Sicil içe aktar",
  titleOfNewer: "{register}: yenisini içe aktar",
  ofCompany: "{company} şirketinden kimse bu sicildeki numaraları aramaz. Bu numaralara bekleyen aramalar yapılmaz.",
  ofOwnCompany: "Şirketinizden kimse bu sicildeki numaraları aramaz. Bu numaralara bekleyen aramalar yapılmaz.",
  ofEverybody:
    "Hiçbir şirket bu sicildeki numaraları aramaz. Bu numaralara bekleyen aramalar yapılmaz. Tek bir şirket için içe aktarmak isterseniz önce listede o şirketi seçin.",
  newerAdds:
    "Yeni dosyadaki numaralar eklenir. Yeni dosyada olmayan numaralar listede kalır. Onları çıkarmak için sicilin yeniden aranmasına izin verin, sonra sicili yeni olarak içe aktarın.",

  register: "Sicilin adı",
  registerPlaceholder: "örn. Telephone Preference Service",
  registerMissing: "Lütfen sicile bir ad verin",
  registerTooLong: "Ad en fazla 100 karakter olabilir",
  country: "Ülke kodu olmayan numaraların ülkesi",
  noCountry: "Bütün numaraların ülke kodu var",
  expiresAt: "Geçerlilik sonu",
  expiresAtHint: "Sicilin güvenilemeyecek kadar eskidiği zaman. Ondan sonra numaraları yeniden aranabilir.",
  ageLimit: {
    one: "{country}: bir sicil en fazla {count} gün kullanılabilir.",
    other: "{country}: bir sicil en fazla {count} gün kullanılabilir.",
  },
  expiresAtPast: "Lütfen ileri bir zaman seçin",
  file: "Dosya",
  drop: "Her satırında bir numara olan bir .xlsx, .csv veya .txt dosyası bırakın",
  otherKind: "Yalnızca .xlsx, .csv ve .txt dosyaları kabul edilir.",
  fileMissing: "Lütfen bir dosya seçin",

  cancel: "Vazgeç",
  stop: "İçe aktarmayı durdur",
  submit: "İçe aktar",
  takingIn: "{fileName} okunuyor",
  writing: "{fileName} dosyasındaki numaralar kaydediliyor",
  stopped: "İçe aktarma durduruldu. Dosyadan hiçbir şey saklanmadı.",

  imported: "{register} listede",
  added: "Yeni numara",
  known: "Önceden bilinen veya yinelenen",
  invalid: "Numara olmayan satır",
  invalidLines: { one: "{count} (satır {lines})", other: "{count} (satır {lines})" },
  invalidLinesAndMore: { one: "{count} (satır {lines} …)", other: "{count} (satır {lines} …)" },
  refusedCalls: "Yapılmayacak bekleyen arama",
  done: "Tamam",
};
