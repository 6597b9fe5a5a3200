/** The texts of all parts, in Turkish. */
import type { Translation } from "../i18n/index.js";
import type { buttonMessages } from "./button/button.messages.js";
import type { changedMeanwhileMessages } from "./changed-meanwhile/changedMeanwhile.messages.js";
import type { chipMessages } from "./chip/chip.messages.js";
import type { copyButtonMessages } from "./copy-button/copyButton.messages.js";
import type { dateTimeFieldMessages } from "./date-time-field/dateTimeField.messages.js";
import type { dialogMessages } from "./dialog/dialog.messages.js";
import type { emptyStateMessages } from "./empty-state/emptyState.messages.js";
import type { fieldMessages } from "./field/field.messages.js";
import type { fileDropMessages } from "./file-drop/fileDrop.messages.js";
import type { filterChipMessages } from "./filter-chip/filterChip.messages.js";
import type { lostAnswerMessages } from "./lost-answer/lostAnswer.messages.js";
import type { noticeMessages } from "./notice/notice.messages.js";
import type { onDemandMessages } from "./on-demand/onDemand.messages.js";
import type { optionListMessages } from "./option-list/optionList.messages.js";
import type { paginationMessages } from "./pagination/pagination.messages.js";
import type { phoneFieldMessages } from "./phone-field/phoneField.messages.js";
import type { ratingMessages } from "./rating/rating.messages.js";
import type { searchFieldMessages } from "./search-field/searchField.messages.js";
import type { selectMessages } from "./select/select.messages.js";
import type { selectionBarMessages } from "./selection-bar/selectionBar.messages.js";
import type { answerMeaningMessages, answerMessages } from "./status/answer.messages.js";
import type { statusMeaningMessages, statusMessages } from "./status/status.messages.js";
import type { tableMessages } from "./table/table.messages.js";
import type { textFieldMessages } from "./text-field/textField.messages.js";
import type { toastMessages } from "./toast/toast.messages.js";
import type { widgetHeaderMessages } from "./widget-header/widgetHeader.messages.js";
import type { widgetRootMessages } from "./widget-root/widgetRoot.messages.js";

export const button: Translation<typeof buttonMessages> = { busy: "Devam ediyor" };

export const changedMeanwhile: Translation<typeof changedMeanwhileMessages> = {
  changedBy: "{name} bunu değiştirdi · {time}",
  changed: "Bu değiştirildi · {time}",
  nothingLost: "Yazdıklarınız yerinde duruyor. Henüz hiçbir şey kaydedilmedi.",
  theirs: "Onlarınki",
  mine: "Sizinki",
  empty: "Boş",
  yes: "Açık",
  no: "Kapalı",
  takenOver: "Değişen ve bu forma alınan diğer alanlar: {fields}",
  keepMine: "Benimkini tut",
  takeTheirs: "Onlarınkini al",
};

export const chip: Translation<typeof chipMessages> = {
  more: "{label}: {count} tane daha göster",
  moreOf: "{owner}, {label}: {count} tane daha göster",
  renameTag: "{title} etiketini yeniden adlandır",
  deleteTag: "{title} etiketini sil",
  tagName: "{title} etiketinin adı",
};

export const copyButton: Translation<typeof copyButtonMessages> = {
  copy: "Kopyala",
  copied: "Kopyalandı",
  copyFailed: "Tarayıcınız kopyalamadı. Metni seçip kendiniz kopyalayın.",
};

export const dateTimeField: Translation<typeof dateTimeFieldMessages> = {
  previousMonth: "Önceki ay",
  nextMonth: "Sonraki ay",
};

export const dialog: Translation<typeof dialogMessages> = {
  back: "Geri",
  close: "Kapat",
  cancel: "Vazgeç",
  previous: "Önceki",
  next: "Sonraki",
  isFirst: "Bu ilk satır",
  isLast: "Bu son satır",
  unsavedTitle: "Emin misiniz?",
  unsavedBody: "Değişiklikleriniz kaydedilmedi.",
  keepEditing: "Düzenlemeye devam et",
  discard: "Değişiklikleri sil",
};

export const emptyState: Translation<typeof emptyStateMessages> = {
  noResults: "Sonuç bulunamadı",
  clearFilters: "Filtreleri temizle",
};

export const field: Translation<typeof fieldMessages> = { optional: "isteğe bağlı" };

export const fileDrop: Translation<typeof fileDropMessages> = {
  label: "Dosya",
  drop: "Bir .xlsx veya .csv dosyası bırakın",
  or: "veya",
  choose: "dosya seçin",
  onlyExcel: "Yalnızca Excel dosyaları kabul edilir.",
  remove: "Dosyayı kaldır",
};

export const filterChip: Translation<typeof filterChipMessages> = { clear: "{label} filtresini temizle" };

export const lostAnswer: Translation<typeof lostAnswerMessages> = {
  title: "Sunucudan yanıt gelmedi.",
  once: "İşlem yine de yapılmış olabilir. Aynısını yeniden denerseniz yalnızca bir kez yapılır.",
  unknown: "İşlem yine de yapılmış olabilir. Yeniden denemeden önce yapılıp yapılmadığına bakın.",
  unsentTitle: "Çevrimdışısınız.",
  unsent: "Hiçbir şey gönderilmedi, bu yüzden hiçbir şey yapılmadı. Yeniden çevrimiçi olduğunuzda tekrar deneyin.",
};

export const notice: Translation<typeof noticeMessages> = {
  title: "Hata",
  message: "Bir şeyler ters gitti. Lütfen daha sonra tekrar deneyin.",
  retry: "Tekrar dene",
};

export const onDemand: Translation<typeof onDemandMessages> = {
  offline: "Çevrimdışısınız",
  offlineHint: "Bağlantı geri geldiğinde açılacak.",
  offlineForm: "Yazdıklarınız duruyor. Bağlantı geri geldiğinde yeniden gönderin.",
  newVersion: "Yeni bir sürüm var",
  stuck: "Yüklenemedi",
  reloadHint: "Devam etmek için sayfayı yenileyin.",
  reload: "Yenile",
};

export const optionList: Translation<typeof optionListMessages> = {
  search: "Ara",
  loading: "Yükleniyor...",
  nothing: "Sonuç bulunamadı",
  create: "“{name}” oluştur",
};

export const pagination: Translation<typeof paginationMessages> = {
  label: "Sayfalar",
  rowsPerPage: "Sayfa başına satır",
  range: "{from}–{to} / {total}",
  previous: "Önceki sayfa",
  next: "Sonraki sayfa",
  page: "Sayfa {page}",
};

export const phoneField: Translation<typeof phoneFieldMessages> = { country: "Ülke kodu" };

export const rating: Translation<typeof ratingMessages> = { value: "{count} yıldız" };

export const searchField: Translation<typeof searchFieldMessages> = { placeholder: "Ara", clear: "Aramayı temizle" };

export const select: Translation<typeof selectMessages> = { placeholder: "Seçin" };

export const selectionBar: Translation<typeof selectionBarMessages> = {
  label: "Seçim",
  count: "{count} seçildi",
  reading: "{count} satır okunuyor...",
  selectAll: "Tümünü seç ({count})",
  tooMany: "Bir kerede en çok {count}. Listeyi arama ve filtrelerle daraltın.",
  clear: "Seçimi temizle",
};

export const callStatus: Translation<typeof statusMessages> = {
  CRON: "Planlandı",
  QUEUED: "Sırada",
  DIALLING: "Aranıyor",
  RINGING: "Çalıyor",
  IN_PROGRESS: "Sürüyor",
  CANCELLED: "İptal edildi",
  COMPLETED: "Tamamlandı",
  BUSY: "Meşgul",
  NO_ANSWER: "Cevapsız",
  FAILED: "Başarısız",
  unknown: "Bilinmeyen arama durumu.",
};

export const callStatusMeaning: Translation<typeof statusMeaningMessages> = {
  CRON: "Daha sonrası için planlandı.",
  QUEUED: "İşlenmeyi bekliyor.",
  DIALLING: "Numara aranıyor.",
  RINGING: "Telefon çalıyor.",
  IN_PROGRESS: "Bağlantı kuruldu, görüşme sürüyor.",
  CANCELLED: "Arama yanıtlanmadan iptal edildi.",
  COMPLETED: "Arama sona erdi.",
  BUSY: "Hat meşguldü.",
  NO_ANSWER: "Süre dolana kadar kimse yanıtlamadı.",
  FAILED: "Arama başarısız oldu: bağlantı sorunu veya yanlış numara.",
};

export const callAnswer: Translation<typeof answerMessages> = {
  POSITIVE: "Olumlu",
  NEUTRAL: "Nötr",
  NEGATIVE: "Olumsuz",
  ANSWERING_MACHINE: "Telesekreter",
  NO_CALL: "Görüşme yok",
  IN_PROGRESS: "Sürüyor",
};

export const callAnswerMeaning: Translation<typeof answerMeaningMessages> = {
  POSITIVE: "Kişi ilgilendi.",
  NEUTRAL: "Kişi ne ilgilendi ne de karşı çıktı.",
  NEGATIVE: "Kişi ilgilenmedi.",
  ANSWERING_MACHINE: "Aramayı telesekreter yanıtladı.",
  NO_CALL: "Görüşme gerçekleşmedi.",
  IN_PROGRESS: "Görüşme hâlâ sürüyor.",
};

export const table: Translation<typeof tableMessages> = {
  selectPage: "Bu sayfadaki tüm satırları seç",
  selectRow: "Seç: {row}",
  actions: "İşlemler",
  loading: "Yükleniyor...",
  columns: "Sütunlar",
  resetColumns: "Sütunları sıfırla",
  rowAction: "{action}: {row}",
  moreOf: "Diğer: {row}",
  choose: "Seç",
  doneChoosing: "Bitti",
};

export const textField: Translation<typeof textFieldMessages> = {
  showPassword: "Şifreyi göster",
  hidePassword: "Şifreyi gizle",
};

export const toast: Translation<typeof toastMessages> = { close: "Mesajı kapat" };

export const widgetHeader: Translation<typeof widgetHeaderMessages> = { filters: "Filtreler" };

export const widgetRoot: Translation<typeof widgetRootMessages> = {
  sessionEnded: "Oturumunuz sona erdi.",
  sessionEndedHint: "Yazdıklarınız burada duruyor.",
};
