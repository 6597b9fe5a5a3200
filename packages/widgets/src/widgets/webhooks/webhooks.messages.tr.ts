import type { Translation } from "../../i18n/index.js";
import type { webhooksMessages } from "./webhooks.messages.js";

export * from "../../companies/developers/developers.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const webhooks: Translation<typeof webhooksMessages> = {
  title: "Webhook'lar",
  create: "Uç nokta ekle",
  docs: "Belgeleri oku",

  url: "Adres",
  company: "Şirket",
  events: "Olaylar",
  state: "Durum",
  lastDelivery: "Son teslimat",
  on: "Açık",
  paused: "Duraklatıldı",
  gone: "Durduruldu",
  silent: "Yanıt yok",
  silentWhy:
    "Sunucusu art arda birkaç kez yanıt vermedi; ona giden mesajlar bekliyor ve bir süre sonra yeniden deneniyor. Sunucu geri geldiğinde şimdi deneyin.",
  tryNow: "Şimdi dene",
  goneWhy: "Sunucusu 410 Gone yanıtını verdi; artık ona hiçbir şey gönderilmiyor. Yeniden denemek için sürdürün.",
  pausedWhy: "Duraklatıldı: ona hiçbir şey gönderilmiyor.",

  "call.status": "Arama durumu",
  "call.completed": "Arama tamamlandı",
  "call.read": "Arama okundu",
  "recording.ready": "Ses kaydı hazır",
  "balance.low": "Bakiye düşük",

  DELIVERED: "Teslim edildi",
  PENDING: "Bekliyor",
  FAILED: "Başarısız",
  answered: "{status} ({code})",

  empty:
    "Uç nokta, kendi sunucunuzun, örneğin bir arama bittiğinde haberdar edilen adresidir. Mesajlar imzalanır, bir buçuk gün boyunca yeniden denenir ve burada listelenir.",
  forbidden: "Webhook'lara erişim yetkiniz yok.",

  open: "Teslimatlar",
  editOf: "Düzenle: {url}",
  edit: "Düzenle",
  pause: "Duraklat",
  resume: "Sürdür",
  rotate: "Gizli anahtarı yenile",
  delete: "Sil",
  more: "Diğer",

  createTitle: "Uç nokta ekle",
  urlHint: "Mesajların https üzerinden gönderildiği adres.",
  description: "Açıklama",
  descriptionPlaceholder: "örn. CRM'imizdeki kişi sayfaları",
  enabled: "Mesaj gönder",
  urlMissing: "Lütfen bir adres girin",
  urlWrong: "Bu bir web adresi değil. Adres “https://” ile başlar.",
  urlInsecure: "Adres https:// ile başlamalıdır; http:// yalnızca localhost içindir.",
  urlPassword: "Adreste kullanıcı adı veya şifre bulunamaz.",
  eventsMissing: "Lütfen en az bir olay seçin",
  cancel: "Vazgeç",
  save: "Kaydet",
  createSubmit: "Ekle",
  saved: "Uç nokta kaydedildi",
  pausedDone: "Uç nokta duraklatıldı",
  resumedDone: "Uç nokta sürdürülüyor",
  saveFailed: "Uç nokta değiştirilemedi.",

  createdTitle: "Uç nokta eklendi",
  rotatedTitle: "Yeni gizli anahtar",
  secretNote:
    "Sunucunuz mesajların bizden geldiğini bununla denetler. Gizli bilgilerinin durduğu yere kopyalayın: yeniden gösterilemez, yalnızca yenilenebilir.",
  rotateTitle: "{host} için gizli anahtarı yenile",
  rotateBody:
    "Yeni bir gizli anahtar alırsınız. Mesajlar bir gün boyunca eskisiyle de imzalanır; böylece hiçbirini kaçırmadan geçiş yapabilirsiniz.",
  rotateFailed: "Gizli anahtar yenilenemedi.",
  deleteTitle: "{host} silinsin mi?",
  deleteBody: "Ona artık hiçbir şey gönderilmez. Günlüğü ve bekleyen mesajlar da silinir.",
  deleted: "Uç nokta silindi",
  deleteFailed: "Uç nokta silinemedi.",

  logTitle: "Teslimatlar",
  show: "Göster",
  all: "Tümü",
  undelivered: "Teslim edilmeyenler",
  event: "Olay",
  status: "Durum",
  attempts: "Deneme",
  attemptCount: "{count} deneme",
  time: "Zaman",
  nextTry: "Sonraki deneme",
  nextTryAt: "Sonraki deneme {time}",
  noDeliveries: "Bu uç noktaya henüz hiçbir şey gönderilmedi.",
  allDelivered: "Her şey teslim edildi.",
  noAccessToLog: "Bu teslimatlara erişim yetkiniz yok.",
  messageId: "Mesaj kimliği",
  lastError: "Son deneme",
  payload: "Mesaj",
  resend: "Yeniden gönder",
  resendOf: "Yeniden gönder: {event}",
  aboutToBeSent: "Gönderilmek üzere.",
  switchOnFirst: "Önce uç noktayı sürdürün.",
  resendFailed: "Mesaj yeniden gönderilemedi.",
};
