import type { Translation } from "../../i18n/index.js";
import type { companiesMessages } from "./companies.messages.js";

export * from "../../companies/company.messages.tr.js";
export * from "../../records/role.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const companies: Translation<typeof companiesMessages> = {
  title: "Şirketler",
  search: "Şirketlerde ara",
  name: "Ad",
  website: "Web sitesi",
  country: "Ülke",
  city: "Şehir",
  currency: "Para birimi",
  lastUpdated: "Güncelleme",
  unknown: "-",

  empty: "Satıcı şirket yok",
  forbidden: "Şirketlere erişim yetkiniz yok.",

  create: "Oluştur",
  createTitle: "Yeni şirket ekle",
  export: "Dışa aktar",
  exportFailed: "Dışa aktarma sırasında hata oluştu.",
  detail: "Ayrıntılar",
  detailOf: "Ayrıntılar: {name}",
  delete: "Sil",
  deleteTitle: "{name} silinsin mi?",
  deleteBody:
    "Şirketi silmek istediğinizden emin misiniz? Müşterileri, numaraları ve aramalarının ses kayıtları da onunla birlikte silinir.",
  deleteManyTitle: "{count} şirket silinsin mi?",
  deleteManyBody: {
    one: "Şirketi silmek istediğinizden emin misiniz? Müşterileri, numaraları ve aramalarının ses kayıtları da onunla birlikte silinir.",
    other:
      "Şirketleri silmek istediğinizden emin misiniz? Müşterileri, numaraları ve aramalarının ses kayıtları da onlarla birlikte silinir.",
  },
  goesCustomers: "{count} müşteri silinir.",
  goesCalls: "Bekleyen {count} arama iptal edilir.",
  goesBalance: "Bakiyesi {amount}. Ona ne olduğu adınızla birlikte kaydedilir.",
  balanceFate: "Bakiyeye ne olacak",
  paidOut: "Ödendi",
  writtenOff: "Silindi",
  staysBooks: "Ödemeler ve arama listesi saklanır.",
  deleted: { one: "Şirket silindi.", other: "Şirketler silindi." },
  deleteFailed: "Şirketler silinemedi.",
  selectionFailed: "Seçili şirketler okunamadı.",

  more: "Diğer",
  developers: "API anahtarları ve webhook'lar",
  detailTitle: "Şirket ayrıntıları",
  tabs: "Şirket",
  previousCompany: "Önceki şirket",
  nextCompany: "Sonraki şirket",
  missing: "Bu şirket artık yok.",
  companyInfo: "Şirket bilgileri",
  updated: "Şirket başarıyla güncellendi",

  users: "Kullanıcılar",
  email: "E-posta",
  role: "Rol",
  noUsers: "Bu şirketin kullanıcısı yok.",

  potentialCustomers: "Potansiyel müşteriler",
  products: "Ürünler",
  contacts: "Kişiler",
  noCustomers: "Bu şirketin potansiyel müşterisi yok.",

  faq: "SSS",
};
