import type { Translation } from "../../../i18n/index.js";
import type { registerImportMessages } from "./registerImport.messages.js";

export const registerImport: Translation<typeof registerImportMessages> = {
  title: "Sicil içe aktar",
  titleOfNewer: "{register}: yenisini içe aktar",
  ofCompany: "{company} şirketinden kimse sicildeki numaraları aramaz, onlara bekleyen aramalar sona erer.",
  ofOwnCompany: "Şirketinizden kimse sicildeki numaraları aramaz, onlara bekleyen aramalar sona erer.",
  ofEverybody:
    "Hiçbir şirket sicildeki numaraları aramaz, onlara bekleyen aramalar sona erer. Tek bir şirket için içe aktarmak isterseniz önce listede o şirketi seçin.",
  newerAdds:
    "Numaraları eklenir. Yeni dosyada olmayanlar kalır: onları çıkarmak için sicili kaldırıp yeniden içe aktarın.",

  register: "Sicilin adı",
  registerPlaceholder: "örn. Telephone Preference Service",
  registerMissing: "Lütfen sicile bir ad verin",
  registerTooLong: "Ad en fazla 100 karakter olabilir",
  country: "Ülke kodu olmayan numaraların ülkesi",
  noCountry: "Hepsinin ülke kodu var",
  expiresAt: "Geçerlilik sonu",
  expiresAtHint: "Sicilin güvenilemeyecek kadar eskidiği an. O andan sonra kimsenin aranmasını engellemez.",
  expiresAtPast: "Lütfen ileri bir an seçin",
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
  refusedCalls: "Sona eren bekleyen arama",
  done: "Tamam",
};
