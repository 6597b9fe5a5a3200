import type { Translation } from "../../i18n/index.js";
import type { callButtonMessages } from "./callButton.messages.js";

export * from "../../calls/calls.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const callButton: Translation<typeof callButtonMessages> = {
  call: "Ara",
  callAgain: "Tekrar ara",
  localTime: "{place}: {time}",
  about: "Konu",
  unknown: "Bu numara çağrı merkezinizde yok.",
  add: "Çağrı merkezine ekle",
  unreadable: "Bu numara aranamaz. Ülke koduyla yazın, örneğin +47.",
  noMoney: "Arama yapmak için bakiye kalmadı.",
  addBalance: "Bakiye yükle",
  scheduledFor: "{place}: {time}",
  cancel: "Aramayı iptal et",
  cancelTitle: "{contact} ile arama iptal edilsin mi?",
  cancelBody: "Arama yapılmayacak.",
  keep: "Aramayı koru",
  cancelFailed: "Arama iptal edilemedi.",
  cancelConflict: "Arama artık iptal edilemez.",
  openCall: "Aramayı aç",
};
