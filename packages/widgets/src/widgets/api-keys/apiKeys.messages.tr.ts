import type { Translation } from "../../i18n/index.js";
import type { apiKeysMessages } from "./apiKeys.messages.js";

export * from "../../companies/developers/developers.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const apiKeys: Translation<typeof apiKeysMessages> = {
  title: "API anahtarları",
  create: "Anahtar oluştur",
  docs: "Belgeleri oku",

  name: "Ad",
  key: "Anahtar",
  keyBegins: "{prefix}…",
  company: "Şirket",
  origins: "İzin verilen kaynaklar",
  created: "Oluşturulma",
  createdBy: "Oluşturan",
  unknown: "-",
  lastUsed: "Son kullanım",
  never: "Hiç",
  state: "Durum",
  active: "Etkin",
  revoked: "İptal edildi",

  empty:
    "Bir API anahtarıyla kendi sunucunuz, sayfalarınızdaki Callwright bileşenleri için oturum açar. Anahtar o sunucuda kalır; sayfalar yalnızca dakikalık belirteçler görür.",
  forbidden: "API anahtarlarına erişim yetkiniz yok.",

  editOf: "Düzenle: {name}",
  edit: "Düzenle",
  rotate: "Gizli anahtarı yenile",
  revoke: "İptal et",

  createTitle: "API anahtarı oluştur",
  namePlaceholder: "örn. CRM'imiz",
  originsHint:
    "Her satıra bir tane, örneğin https://crm.example.com. Bu anahtarın açtığını yalnızca oradaki sayfalar kullanabilir.",
  nameMissing: "Lütfen bir ad girin",
  nameTooLong: "Ad en fazla 100 karakter olabilir",
  originsMissing: "Lütfen en az bir kaynak girin",
  originsTooMany: "Bir anahtarın en fazla 20 kaynağı olabilir",
  originWrong: "“{line}” bir kaynak değil. Kaynak “https://” ile başlar.",
  originInsecure: "“{line}” şifrelenmemiş. https:// kullanın; http:// yalnızca localhost ve özel ağlar içindir.",
  originTooLong: "“{line}” bir kaynaktan fazlası. Şunu mu demek istediniz: {origin}?",
  secretOf: "Gizli anahtar",
  cancel: "Vazgeç",
  save: "Kaydet",
  createSubmit: "Oluştur",

  createdTitle: "API anahtarı oluşturuldu",
  rotatedTitle: "{name} için yeni gizli anahtar",
  secretNote:
    "Sunucunuzun gizli bilgilerinin durduğu yere kopyalayın. Bizde yalnızca özeti durur ve onu yeniden gösteremeyiz; kaybolursa anahtarı yenileyin.",
  saved: "API anahtarı kaydedildi",

  rotateTitle: "{name} yenilensin mi?",
  rotateBody:
    "Yeni bir gizli anahtar alırsınız, kullanılan hemen geçersiz olur: sunucunuz yenisini alana kadar oturum açamaz. Süren oturumlar on dakika içinde biter, sunucunuz onları yeniler.",
  rotateFailed: "Gizli anahtar yenilenemedi.",
  revokeTitle: "{name} iptal edilsin mi?",
  revokeBody: "Anahtar ve onunla açılan tüm bileşen oturumları hemen sona erer. Bu geri alınamaz.",
  revokedDone: "API anahtarı iptal edildi",
  revokeFailed: "Anahtar iptal edilemedi.",
};
