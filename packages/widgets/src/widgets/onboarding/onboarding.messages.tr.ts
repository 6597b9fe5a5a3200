import type { Translation } from "../../i18n/index.js";
import type { onboardingMessages } from "./onboarding.messages.js";

export * from "../../ui/ui.messages.tr.js";

export const onboarding: Translation<typeof onboardingMessages> = {
  steps: "Adımlar",
  step: "Adım {step} / {count}",
  welcome: "Hoş geldiniz",
  welcomeHint: "Callwright ne yapar",
  company: "Şirket",
  companyHint: "Kim arıyor",
  product: "Ürün",
  productHint: "Ne satıyorsunuz",
  summary: "Özet",
  summaryHint: "Kontrol edin ve başlayın",
  done: "tamamlandı",

  title: "Callwright'a hoş geldiniz",
  lead: "Bir asistan müşterilerinizi sizin yerinize arar ve ne söylediklerini size aktarır.",
  pointCustomers: "Kimin hangi ürün için aranacağını siz söylersiniz.",
  pointCalls: "Asistan hemen veya onlara uygun bir saatte, onların dilinde arar.",
  pointResults: "Her görüşmeyi okur ve dinler, kimin ilgilendiğini görürsünüz.",

  companyTitle: "Şirketinizi tanıtın",
  companyLead: "Asistanınız kendini bu şirket adına tanıtır.",
  name: "Şirket adı",
  website: "Web sitesi",
  country: "Ülke",
  city: "Şehir",
  countryFirst: "Önce bir ülke seçin",
  currencyTry: "Para biriminiz TRY olarak ayarlanır.",
  nameMissing: "Lütfen şirketinizin adını girin!",
  websiteMissing: "Lütfen şirketinizin web sitesini girin!",
  countryMissing: "Lütfen ülkenizi seçin!",
  fillIn: "Lütfen tüm zorunlu alanları doldurun.",

  productTitle: "Ne satıyorsunuz?",
  productLead: "Listeden seçin veya kendi ürününüzü ekleyin. Ürünleri sonra daha ayrıntılı anlatabilirsiniz.",
  products: "Ürünler",
  noProducts: "Henüz seçilecek bir liste yok. Aşağıda kendi ürünlerinizi ekleyin.",
  addProduct: "Kendi ürününüzü ekleyin",
  add: "Ekle",
  productShort: "Ürün adı en az 2 karakter olmalıdır.",
  productMissing: "Lütfen bir ürün seçin veya ekleyin!",
  chosen: "{count} ürün seçildi",

  summaryTitle: "Her şey doğru mu?",
  summaryLead: "Hepsini daha sonra şirket ayarlarında değiştirebilirsiniz.",
  currency: "Para birimi",
  unknown: "-",

  back: "Geri",
  continue: "Devam et",
  start: "Hadi başlayalım!",
  preview: "Önizleme",
  previewName: "Şirketiniz",
};
