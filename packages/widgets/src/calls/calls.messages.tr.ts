/** The texts about calls in all places, in Turkish. */
import type { CallEndCode, CallFailureCode } from "@callwright/sdk/contract";

import type { Translation } from "../i18n/index.js";
import type { callNoteMessages } from "./callNote.messages.js";
import type { callObjectionMessages } from "./callObjection.messages.js";
import type { callResultMessages } from "./callResult.messages.js";
import type { callMessages } from "./call.messages.js";
import type { callProgressMessages } from "./callProgress.messages.js";
import type { startCallsMessages } from "./startCalls.messages.js";
import type { callFigureMessages } from "./figures/callFigure.messages.js";
import type { callLinesMessages } from "./lines/callLines.messages.js";
import type { callLaterMessages } from "./later/callLater.messages.js";
import type { callPauseMessages } from "./pause/callPause.messages.js";
import type { localTimeMessages } from "./local-time/localTime.messages.js";
import type { recordingPlayerMessages } from "./player/recordingPlayer.messages.js";
import type { callFormMessages } from "./start/callForm.messages.js";
import type { stepInMessages } from "./step-in/stepIn.messages.js";
import type { transcriptMessages } from "./transcript/transcript.messages.js";

export const callProgress: Translation<typeof callProgressMessages> = {
  CRON: "Arama planlandı...",
  QUEUED: "Arama sırada...",
  DIALLING: "Numara aranıyor...",
  RINGING: "Telefon çalıyor...",
  IN_PROGRESS: "Görüşme sürüyor...",
  CANCELLED: "Arama iptal edildi.",
  COMPLETED: "Arama başarıyla tamamlandı!",
  BUSY: "Hat meşgul.",
  NO_ANSWER: "Yanıt veren olmadı.",
  FAILED: "Arama başarısız oldu.",
  unknown: "Bilinmeyen arama durumu.",
};

export const startCalls: Translation<typeof startCallsMessages> = {
  calling: "Aranıyor...",
  scheduledOne: "Arama planlandı",
  scheduledMany: "Aramalar planlandı",
  statusCount: "{label}: {count}",
  failed: "Beklenmeyen bir hata oluştu",
  openCall: "Aramayı aç",
  openCampaign: "Kampanyayı aç",
  wasDeleted: "Bu aramanın çağrı merkezi kaydı silindi",
};

export const callNote: Translation<typeof callNoteMessages> = {
  SEND_OFFER: "Teklif gönder",
  SEND_SAMPLES: "Numune gönder",
  SEND_INFORMATION: "Bilgi gönder",
  MEETING: "Görüşme",
  CALL_BACK: "Geri ara",
  ANOTHER_PERSON: "Başkasına sor",
  DO_NOT_CALL: "Bir daha aranmasın",
  WRONG_PERSON: "Yanlış kişi",
  UNSURE: "Belirsiz",
};

export const callObjection: Translation<typeof callObjectionMessages> = {
  PRICE: "Fiyat",
  HAS_SUPPLIER: "Tedarikçisi var",
  NO_NEED: "İhtiyacı yok",
  NO_TIME: "Vakti yok",
  NOT_DECIDER: "Karar veren değil",
  TIMING: "Şimdi değil",
  TRUST: "Bize güvenmiyor",
};

export const callFigure: Translation<typeof callFigureMessages> = {
  dialled: "Arandı",
  range: "{from} – {to}",
  since: "{from} tarihinden beri",
  until: "{to} tarihine kadar",
  country: "Ülke",
  hour: "Saat",
  product: "Ürün",
  answeredBy: "Yanıtlayan",
  PERSON: "Bir kişi",
  MACHINE: "Bir makine",
  NOBODY: "Kimse",
  objection: "İtiraz",
  callback: "Geri arama",
  due: "Zamanı gelmiş",
};

export const callResult: Translation<typeof callResultMessages> = {
  INTERESTED: "İlgileniyor",
  CALL_BACK: "Geri ara",
  UNDECIDED: "Kararsız",
  NOT_INTERESTED: "İlgilenmiyor",
  DO_NOT_CALL: "Bir daha aranmasın",
  WRONG_PERSON: "Yanlış kişi",
  MACHINE: "Telesekreter",
  UNSURE: "Belirsiz",
};

export const call: Translation<typeof callMessages> = {
  none: "-",
  defaultNumber: "Varsayılan",
  assistant: "Asistan",
  contact: "Kişi",
  localTime: "{timeZone} saatiyle {time}",
  waitsUntil: "{place} saatiyle {time} bekleniyor",
  waitsUntilBecause: "{place} saatiyle {time} bekleniyor. {reason}",
  dayAndTime: "{day}, {time}",
  attempt: "{attempts} denemenin {attempt}. denemesi",
  attemptShort: "{attempt}/{attempts}",
  PERSON: "Bir kişi",
  MACHINE: "Telesekreter",
};

export const callForm: Translation<typeof callFormMessages> = {
  callNow: "Şimdi ara",
  callLater: "Daha sonra ara",
  call: "Ara",
  callContact: "{contact} kişisini ara",
  from: "{number} numarasından",
  fromDefault: "Varsayılan numaradan",
  language: "Dil",
  justCalled: "Az önce bir arama başlatıldı",
  noContact: "Bu kaydın kişisi yok",
  doNotCall: "Bu kişi bir daha aranmamak istedi",
  incomplete: "Bu çağrı merkezi kaydının bir parçası silindi",
  openCall: "Aramayı aç",
  cancel: "Vazgeç",

  costFree: "Planınızla ücretsiz.",
  costFreeMinutes: "Ücretsiz: {count} ücretsiz dakika kaldı.",
  costPaid: "Başlayan her dakika {fee}, en çok {most}.",
  costMixed: "{count} ücretsiz dakika kaldı, sonra başlayan her dakika {fee}, en çok {most}.",
  costUnknown: "Plandan veya bakiyeden düşülür.",

  manyTitle: "{count} kişi şimdi aransın mı?",
  manyTo: "Kime",
  manyFrom: "Nereden",
  manyTime: "Yerel saat",
  manyCost: "Ücret",
  manyMore: "ve {count} tane daha",
  manyNumbers: "{count} numara",
  manyDefaultNumber: "varsayılan numara",
  manyInHours: "Her yerde mesai saatleri içinde",
  manyOffHours: "{count} kişi için mesai saatleri dışında",
  manyUnknownHours: "{count} kişi için bilinmiyor",
  manyLeftOut: "{count} kayıt aranamıyor ve dışarıda bırakılıyor.",
  manyUnderWay: "{count} kişi zaten aranıyor ve dışarıda bırakılıyor.",
  checkTitle: "Seçilen {count} kayıttan",
  checkReading: "Kimlerin aranabileceğine bakılıyor",
  checkFailed: "Kimlerin aranabileceğine bakılamadı. Her arama yapılırken denetlenir.",
  checkNow: "{count} kişi şimdi",
  checkHeld: "{count} kişi bekler, ilki {time} zamanına kadar",
  checkHeldTogether: "{count} kişi {time} zamanına kadar bekler",
  checkRefused: "{count} kişi aranmayacak",
  checkAdvice: "Gerçek telefonlarla",
  checkAdviceOfOne: "Gerçek telefonlarla: {said}",
  checkCostUpTo: "En çok {most}.",
  checkUnnamed: "Kişisi olmayan çağrı merkezi kaydı",
  OUTSIDE_CALLING_HOURS: "{count} kişi arama saatleri dışında",
  TOO_SOON: "{count} kişi kısa süre önce arandı",
  DO_NOT_CALL: "{count} kişi aranmamak istedi",
  NO_CONSENT: "{count} kişinin onayı yok",
  ATTEMPT_LIMIT: "{count} kişi çok sık arandı",
  COOLING_OFF: "{count} kişi yakın zamanda hayır dedi",
  ALREADY_ON_THE_LINE: "{count} kişi zaten aranıyor veya iki kez seçildi",
  reasonOfMany: "{count}: {reason}",
  campaignName: "Kampanyanın adı",
  campaignDefault: { one: "{time} · {count} arama", other: "{time} · {count} arama" },
  campaignPace: "Dakikada en fazla arama",
  campaignPaceHint:
    "Hatların elverdiği hızda aramak için boş bırakın. Tempo seçilirse aramalar 30 güne kadar bekleyebilir.",
  campaignPaceWrong: "Lütfen 1 ile 600 arasında bir sayı girin",
  manyReading: "Seçili satırlar okunuyor",
  manyNobody: "Seçili satırların hiçbiri şimdi aranamıyor.",
};

export const callLater: Translation<typeof callLaterMessages> = {
  title: "Daha sonra ara",
  titleOfSelected: "Seçili satırları daha sonra ara",
  titleOfReschedule: "Aramayı yeniden planla",
  date: "Tarih ve saat",
  yourTime: "Sizin saatinizle {time}.",
  skipped: "Orada saatler bu zamanı atlıyor. Arama {there} saatinde başlar; sizin saatinizle {time}.",
  twice: "Orada saatler bu zamanı iki kez gösteriyor. Arama ilkinde başlar; sizin saatinizle {time}.",
  noZone: "Bu müşterinin saat dilimi yok, bu yüzden sizinki kullanılır.",
  ownZones: "Her müşteri kendi saat diliminde bu saatte aranır.",
  zoneOf: "{customer}, {zone}",
  more: "ve {count} tane daha",
  required: "Tarih zorunludur",
  past: "Gelecekte bir zaman seçin",
  onTheirClock: "Müşterinin saatiyle",
  onTheirClocks: "Her müşterinin kendi saatiyle",
  onYourClock: "Sizin saatinizle",
  today: "Bugün {time}",
  tomorrow: "Yarın {time}",
  workday: "Sonraki iş günü {time}",
  unnamed: "çağrı merkezi kaydı",
  schedule: "Planla",
  reschedule: "Yeniden planla",
  cancel: "Vazgeç",
};

export const callPause: Translation<typeof callPauseMessages> = {
  title: "Aramalar duraklatıldı",
  titleOfEverybody: "Tüm aramalar işletmeci tarafından duraklatıldı",
  waiting: "{count} arama bekliyor. Biri devam ettirene kadar kimse aranmaz.",
  pausedBy: "{name} duraklattı, {time}.",
  pausedAt: "Duraklatıldı: {time}.",
  resume: "Aramaları sürdür",
  pause: "Aramaları duraklat",
  pauseEverybody: "Herkesin aramalarını duraklat",
  ask: "Aramalar duraklatılsın mı?",
  askEverybody: "Tüm şirketlerin aramaları duraklatılsın mı?",
  askBody: "Biri devam ettirene kadar kimse aranmaz. Yeni aramalar bekler. Hattaki aramalar sürer.",
  keepCalling: "Aramayı sürdür",
  failed: "Aramalar duraklatılamadı.",
  resumeFailed: "Aramalar sürdürülemedi.",
  held: "Aramalarınız şu anda yapılamıyor",
  heldByCompany: "{company} şirketinin aramaları şu anda yapılamıyor",
  heldByNumber: "{number} numarasından şu anda arama yapılamıyor",
  heldByCarrier: "Operatör şu anda arama yapamıyor",
  heldWaiting: "{count} arama bekliyor, hiçbiri kaybolmaz.",
  triedAt: "Sıradaki arama {time} saatinde denenir.",
  goOn: "Şimdi yeniden dene",
  goOnFailed: "Aramalar yeniden denenemedi.",
};

export const callLines: Translation<typeof callLinesMessages> = {
  none: "-",
  today: "{time}",
  tomorrow: "Yarın {time}",
  later: "{day}, {time}",
  there: "{place} saatiyle {time}",
};

export const localTime: Translation<typeof localTimeMessages> = {
  within: "Mesai saatleri içinde",
  before: "Mesai saatlerinden önce",
  after: "Mesai saatlerinden sonra",
  weekend: "Hafta sonu",
  lineWithin: "{place} saatiyle {time}",
  lineBefore: "{place} saatiyle {time}, mesaiden önce",
  lineAfter: "{place} saatiyle {time}, mesaiden sonra",
  lineWeekend: "{place} saatiyle {time}, hafta sonu",
  unknown: "-",
};

export const recordingPlayer: Translation<typeof recordingPlayerMessages> = {
  label: "Ses kaydı",
  play: "Oynat",
  pause: "Duraklat",
  position: "Konum",
  positionText: "{time} / {duration}",
  speed: "Hız",
  rate: "{rate}×",
  skipPauses: "Sessizlikleri atla",
  copyLink: "Bu saniyenin bağlantısını kopyala",
  linkCopied: "Bağlantı kopyalandı",
  copyFailed: "Bağlantı kopyalanamadı.",
  download: "Ses kaydını indir",
  failed: "Ses kaydı yüklenemedi.",
  retry: "Tekrar dene",
};

export const transcript: Translation<typeof transcriptMessages> = {
  title: "Görüşme",
  follow: "Takip et",
  live: "Canlı",
  find: "Görüşmede bul",
  foundPlace: "{place}/{count}",
  nothingFound: "Bulunamadı",
  nextFound: "Sonraki eşleşme",
  previousFound: "Önceki eşleşme",
  playFrom: "{time} anından oynat",
  line: "{speaker}: {text}",
  timedLine: "{time} {speaker}: {text}",
};

/** The reason why a call ended. In English the server's text is used. */
export const callEnd: Readonly<Record<Exclude<CallEndCode, "FAILED">, string>> = {
  CONVERSATION_ENDED: "Görüşme sona erdi.",
  MACHINE_ANSWERED: "Telesekreter yanıtladı.",
  LINE_BUSY: "Hat meşguldü.",
  NOT_ANSWERED: "Yanıt veren olmadı.",
  HUNG_UP: "Şirketinizden biri aramayı kapattı.",
  CANCELLED: "Arama, numara çevrilmeden iptal edildi.",
};

/** The reason why a call was refused or failed. In English the server's text is used. */
export const callFailure: Readonly<Record<CallFailureCode, string>> = {
  PHONE_BOOK_NOT_FOUND: "Bu çağrı merkezi kaydı artık yok.",
  NO_CONTACT: "Bu çağrı merkezi kaydının aranacak kişisi yok.",
  NO_CUSTOMER: "Bu çağrı merkezi kaydının müşterisi yok.",
  NO_PRODUCT: "Bu çağrı merkezi kaydının ürünü yok.",
  NO_SELLER_COMPANY: "Bu çağrı merkezi kaydının satıcı şirketi yok.",
  INVALID_NUMBER: "Kişinin telefon numarası geçerli değil.",
  INSUFFICIENT_BALANCE: "Bakiyeniz bu arama için yetersiz.",
  PLAN_LIMIT: "Lütfen planınızı yükseltin.",
  DO_NOT_CALL: "Bu kişi bir daha aranmamak istedi.",
  DATE_IN_PAST: "Müşterinin bulunduğu yerde bu zaman geçti.",
  ALREADY_ON_THE_LINE: "Bu numara zaten aranıyor.",
  ALREADY_SCHEDULED: "Bu saat için zaten bir arama planlandı.",
  COUNTRY_NOT_ALLOWED: "Burada bu ülkeye arama yapılamaz.",
  SPECIAL_NUMBER: "Bu, ücretli hat gibi özel bir numara ve aranmaz.",
  NO_CONSENT: "Bu arama için bu ülkede gereken onay kayıtlı değil.",
  ATTEMPT_LIMIT: "Bu numara şimdilik aranabileceği kadar arandı.",
  TOO_SOON: "Bu numara kısa süre önce arandı.",
  COOLING_OFF: "Bu kişi yakın zamanda hayır dedi.",
  OUTSIDE_CALLING_HOURS: "Kişinin bulunduğu yerde bu saatte arama yapılamaz.",
  CARRIER_PAUSED: "Aramalar kısa süre önce yapılamadı; bir aradan sonra sıradaki denenir.",
  NO_CALLER_NUMBER: "Numaralarınızın her biri duraklatıldı veya şimdilik yapabileceği kadar arama yaptı.",
  EXPIRED: "Bu aramayı yapmak için geç kalındı.",
  CAMPAIGN_STOPPED: "Bu arama yapılmadan kampanya durduruldu.",
  CAMPAIGN_EXPIRED: "Bu arama yapılamadan kampanya sona erdi.",
  CARRIER_REJECTED: "Operatör bu aramayı kabul etmedi.",
  CARRIER_UNREACHABLE: "Operatöre ulaşılamadı.",
  CARRIER_BUSY: "Operatörün tüm hatları meşguldü.",
  CARRIER_ACCOUNT: "Operatör hesabı şu anda bu aramaya izin vermiyor.",
  CALL_DECLINED: "Arama reddedildi.",
  CALL_DROPPED: "Bağlantı koptu.",
};

export const stepIn: Translation<typeof stepInMessages> = {
  title: "Araya gir",
  listen: "Dinle",
  stopListening: "Dinlemeyi bırak",
  connecting: "Ses bağlanıyor…",
  hearing: "Aramayı duyuyorsunuz. Dinlediğinizi şirketteki herkes görebilir.",
  listenFailed: "Arama dinlenemiyor.",
  say: "Söylet",
  saysNext: "Asistanın sıradaki sözü",
  youSay: "Sizin sözünüz",
  inLanguage: "Kelimesi kelimesine söylenir; dil: {language}.",
  send: "Söyle",
  sayFailed: "Cümle söylenmedi.",
  transfer: "Devret",
  transferTitle: "Aramayı devret",
  transferBody: "Asistan {contact} ile görüşmeyi bağlar ve bu telefon çalar. Geri alınamaz.",
  transferTo: "Devret: {name}",
  transferred: "Arama devrediliyor: {name}",
  transferFailed: "Arama devredilmedi.",
  nobody: "Henüz kimse aramaları hangi numarada aldığını belirtmedi.",
  you: "{name} (siz)",
  reading: "Aramaları kimlerin aldığı okunuyor",
  yourNumber: "Devredilen aramalar için numaranız",
  numberHint: "Uluslararası biçimde, örneğin +47 22 86 01 44. Hiç almamak için boş bırakın.",
  numberIncomplete: "Lütfen numaranın tamamını ülke koduyla birlikte girin.",
  save: "Kaydet",
  numberSaved: "Numaranız kaydedildi",
  numberFailed: "Numara kaydedilmedi.",
  close: "Kapat",
  takeOver: "Devral",
  takeOverTitle: "Aramayı devral: {contact}",
  takeOverBody: "Asistan hemen susar ve bundan sonra yalnızca yazdıklarınızı söyler. Geri alınamaz.",
  leaveIt: "Konuşsun",
  takenOver: "Artık siz konuşuyorsunuz",
  takeOverFailed: "Arama devralınmadı.",
  done: "Yapılanlar",
  someone: "Biri",
  didHANG_UP: "{by} kapattı",
  didLISTEN: "{by} dinledi",
  didSAY: "{by} şunu söyletti: {text}",
  didTRANSFER: "{by} aramayı devretti: {to}",
  didTAKE_OVER: "{by} aramayı devraldı",
  didSomething: "{by} araya girdi",
  pending: "yolda",
  failed: "olmadı",
};
