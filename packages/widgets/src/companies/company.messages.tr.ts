/** What is said of companies wherever they are shown, in Turkish. */
import type { Translation } from "../i18n/index.js";
import type { companyMessages } from "./company.messages.js";
import type { faqMessages } from "./faq/faq.messages.js";
import type { sellerFilterMessages } from "./sellerFilter.messages.js";

export const company: Translation<typeof companyMessages> = {
  name: "Şirket adı",
  website: "Web sitesi",
  country: "Ülke",
  city: "Şehir",
  countryFirst: "Önce bir ülke seçin",
  products: "Ürünler",
  currency: "Para birimi",
  about: "Hakkında",
  aboutHelp: "Asistan şirketi bu sözlerle tanıtır.",
  create: "Oluştur",
  save: "Kaydet",
  cancel: "Vazgeç",

  nameMissing: "Şirket adı zorunludur",
  websiteMissing: "Şirketin web sitesi zorunludur",
  countryMissing: "Ülke zorunludur",
  productsMissing: "En az bir ürün zorunludur",
  created: "Şirket başarıyla oluşturuldu",
  createFailed: "Şirket oluşturulamadı.",
  productAdded: "Ürün başarıyla eklendi",
  productFailed: "Ürün eklenemedi.",
};

export const faq: Translation<typeof faqMessages> = {
  list: "Sorular ve yanıtlar",
  add: "Soru ekle",
  question: "Soru",
  answer: "Yanıt",
  readMore: "Devamını oku",
  readMoreOf: "Devamını oku: {question}",
  readLess: "Daha az göster",
  readLessOf: "Daha az göster: {question}",
  edit: "Düzenle: {question}",
  delete: "Sil",
  deleteOne: "Sil: {question}",
  deleteBody: "Bu soruyu ve yanıtını silmek istediğinizden emin misiniz?",
  save: "Kaydet",
  create: "Ekle",
  cancel: "Vazgeç",

  empty: "Henüz SSS eklenmedi.",
  questionMissing: "Soru zorunludur",
  answerMissing: "Yanıt zorunludur",
  added: "SSS başarıyla eklendi",
  updated: "SSS başarıyla güncellendi",
  deleted: "SSS başarıyla silindi",
  deleteFailed: "Soru silinemedi.",
};

export const sellerFilter: Translation<typeof sellerFilterMessages> = {
  seller: "Satıcı",
  chosen: "1 seçim",
};
