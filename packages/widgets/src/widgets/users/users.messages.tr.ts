import type { Translation } from "../../i18n/index.js";
import type { usersMessages } from "./users.messages.js";

export * from "../../auth/auth.messages.tr.js";
export * from "../../companies/company.messages.tr.js";
export * from "../../records/role.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const users: Translation<typeof usersMessages> = {
  title: "Kullanıcılar",
  search: "Kullanıcılarda ara",
  name: "Ad",
  surname: "Soyadı",
  email: "E-posta",
  role: "Rol",
  companies: "Satıcı şirketler",
  lastUpdated: "Güncelleme",

  empty: "Henüz kullanıcı yok.",
  forbidden: "Kullanıcılara erişim yetkiniz yok.",
  missing: "Bu kullanıcı artık yok.",

  add: "Yeni kullanıcı ekle",
  detail: "Ayrıntılar",
  edit: "Düzenle",
  editTitle: "Kullanıcıyı düzenle",
  editUser: "Düzenle: {name}",
  create: "Oluştur",
  save: "Kaydet",
  cancel: "Vazgeç",
  access: "Nasıl giriş yapacak",
  accessInvite: "Davet gönder",
  accessInviteHint: "E-postayla bir bağlantı alır ve şifresini kendi belirler.",
  accessPassword: "Şifre belirle",
  accessPasswordHint: "Kendisine söyleyeceğiniz şifreyle hemen giriş yapabilir.",
  password: "Şifre",
  company: "Satıcı şirket",
  roleFirst: "Önce bir rol seçin",
  createCompany: "Yeni şirket oluştur",
  emailMissing: "E-posta zorunludur",
  emailInvalid: "Lütfen geçerli bir e-posta adresi girin",
  nameMissing: "Ad zorunludur",
  surnameMissing: "Soyadı zorunludur",
  passwordMissing: "Şifre zorunludur",
  passwordShort: "Şifre en az 6 karakter olmalıdır.",
  passwordWeak: "Şifre bir rakam, bir küçük ve bir büyük harf içermelidir.",
  roleMissing: "Rol zorunludur",
  companyMissing: "Şirket zorunludur",
  created: "Kullanıcı başarıyla oluşturuldu",
  invite: "Davet gönder",
  invited: "{email} adresine davet gönderildi",
  invitation: "Davet edildi",
  invitationExpired: "Davetin süresi doldu",
  resend: "Daveti yeniden gönder",
  resendFailed: "Davet gönderilemedi.",
  createFailed: "Kullanıcı oluşturulamadı.",
  updated: "Kullanıcı başarıyla güncellendi.",
  updateFailed: "Kullanıcı güncellenemedi.",

  delete: "Sil",
  deleteTitle: "{name} silinsin mi?",
  deleteBody: "Kullanıcıyı silmek istediğinizden emin misiniz?",
  deleted: "Kullanıcı başarıyla silindi",
  deleteFailed: "Kullanıcı silinemedi.",
};
