import type { Translation } from "../../../i18n/index.js";
import type { contactCallingMessages } from "./contactCalling.messages.js";

export const contactCalling: Translation<typeof contactCallingMessages> = {
  calling: "Arama",
  callable: "Şimdi aranabilir",
  withRealPhones: "Gerçek telefonlarla: {verdict}",
  attemptsSoFar: {
    one: "{days} günde izin verilen {count} aramadan {attempts} tanesi yapıldı.",
    other: "{days} günde izin verilen {count} aramadan {attempts} tanesi yapıldı.",
  },
  lastCalled: "Son arama: {day}.",
  neverCall: "Bir daha arama",
  neverCallTitle: "{number} bir daha aranmasın",
  neverCallBody:
    "Numara aranmayacaklar listenize eklenir: hangi kişide kayıtlı olursa olsun şirketinizden kimse onu aramaz ve bekleyen aramaları sona erer.",
  neverCalled: "Numara artık aranmıyor.",
  neverCallFailed: "Numara aranmayacaklar listesine eklenemedi.",

  consents: "Verdiği onaylar",
  consent: "{basis}, {day}: {evidence}",
  until: "Bitiş: {day}.",
  WRITTEN: "Yazılı onay",
  SPOKEN: "Sözlü onay",
  EXISTING_CUSTOMER: "Mevcut müşteri",
  MERCHANT: "Reddedene kadar aranabilen şirket",
  PRESUMED: "Varsayılan onay",

  record: "Onay kaydet",
  recordBody: "Buraya yazılanlar, {number} numarasının sahibinin aranmayı kabul ettiğini sonradan gösterir.",
  basis: "Dayanağı",
  basisMissing: "Onayın neye dayandığını seçin",
  worthOfWRITTEN: "Aranmayı kabul ettiğini yazdı, imzaladı veya işaretledi. Her ülkede geçerlidir.",
  worthOfSPOKEN:
    "Aranmayı kabul ettiğini söyledi. Önce onay gereken yerlerde geçerlidir, Amerika Birleşik Devletleri hariç.",
  worthOfEXISTING_CUSTOMER:
    "Şirketten zaten alışveriş yapıyor. Not olarak saklanır; önce onay gereken yerlerde geçmez.",
  worthOfMERCHANT:
    "Ülkesinin yasası, reddedene kadar aranmasına izin verir. Not olarak saklanır; önce onay gereken yerlerde geçmez.",
  worthOfPRESUMED: "Kabul etmesi beklenir. Not olarak saklanır; önce onay gereken yerlerde geçmez.",
  evidence: "Kanıtı",
  evidencePlaceholder: "Form, sözleşme, ses kaydı",
  evidenceMissing: "Kanıtını en az 5 karakterle yazın",
  evidenceTooLong: "En fazla 2.000 karakter",
  givenAt: "Verildiği zaman",
  givenAtMissing: "Ne zaman verildiğini yazın",
  givenAtFuture: "Onayın verildiği zaman gelecekte olamaz.",
  expiresAt: "Bittiği zaman",
  expiresAtEarly: "Onay, verilmeden önce bitiyor.",
  cancel: "Vazgeç",
  save: "Kaydet",
  recorded: "Onay kaydedildi.",

  withdraw: "Geri al",
  withdrawOf: "Geri al: {basis}, {day}",
  withdrawTitle: "Onay geri alınsın mı?",
  withdrawBody:
    "{basis} ({day}) kayıtlarda kalır ama artık geçmez. Önce onay gereken yerlerde {number}, başka bir onay olmadan aranmaz; bekleyen aramalar da yapılmaz.",
  withdrawn: "Onay geri alındı.",
  withdrawFailed: "Onay geri alınamadı.",
};
