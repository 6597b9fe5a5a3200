import type { MailMessages } from "./mail.messages.ts";

export const turkish: MailMessages = {
  greeting: "Merhaba,",
  greetingOf: (name) => `Merhaba ${name},`,
  buttonFails: "Düğme çalışmazsa bu adresi açın:",

  account: {
    subject: "Callwright hesabınız",
    body: "Bir yönetici sizin için Callwright hesabı oluşturdu. Bu adresle ve size verilen şifreyle giriş yapın; şifreyi profil ayarlarınızda değiştirebilirsiniz.",
    action: "Giriş yap",
  },
  confirmEmailChange: {
    subject: "Yeni e-posta adresinizi onaylayın",
    body: "Bu adres Callwright hesabınızın adresi olacak. Onayladıktan sonra onunla giriş yaparsınız. Bağlantı 48 saat geçerlidir.",
    otherwise: "Bunu siz istemediyseniz bu e-postayı dikkate almayın: hiçbir şey değişmez.",
    action: "E-posta adresini onayla",
  },
  emailChangeAsked: {
    subject: "E-posta adresiniz değişmek üzere",
    body: (address) =>
      `Callwright hesabınızın e-posta adresinin ${address} olması istendi. O adres onaylanana kadar bu adres geçerlidir.`,
    otherwise:
      "Bunu siz istemediyseniz hemen yeni bir şifre belirleyin: değişiklik durur ve bütün cihazlarda oturum kapanır.",
    action: "Yeni şifre belirle",
  },
  emailChanged: {
    subject: "E-posta adresiniz değiştirildi",
    body: (address) =>
      `Callwright hesabınızın e-posta adresi artık ${address}. Onunla giriş yaparsınız, e-postalarımız da oraya gelir.`,
    otherwise: "Bunu siz yapmadıysanız giriş sayfasındaki “Bize ulaşın” ile bize yazın.",
    action: "Callwright'ı aç",
  },
  invitation: {
    subject: "Callwright'a davet edildiniz",
    body: (invitedBy) =>
      `${invitedBy ?? "Birisi"} sizi Callwright'a davet etti. Müşterilere aramalar oradan yapılır ve izlenir. Başlamak için bir şifre seçin.`,
    otherwise: "Bağlantı yedi gün geçerlidir. Bu e-postayı beklemiyorsanız dikkate almayın.",
    action: "Daveti kabul et",
  },
  notifications: {
    subject: (count) => `Aramalarınızda ${count} yeni gelişme var`,
    POSITIVE_ANSWER: ({ whom }) => `Olumlu cevap: ${whom}`,
    CALLBACK_DUE: ({ whom }) => `Şimdi aranmak istiyor: ${whom}`,
    SCHEDULED_CALL_FAILED: ({ whom }) => `Planlanan bir arama yapılamadı: ${whom}`,
    CAMPAIGN_DONE: ({ campaign }) => `Kampanya bitti: ${campaign}`,
    BALANCE_LOW: ({ company }) => `Bakiye azaldı: ${company}`,
    more: (count) => `ve ${count} tane daha`,
    somebody: "bir kişi",
    yourCompany: "şirketiniz",
    aCampaign: "bir kampanya",
    why: "Bunun size e-postayla bildirilmesini siz seçtiniz. Profil ayarlarınızda değiştirebilirsiniz.",
    action: "Callwright'ı aç",
  },
  passwordChanged: {
    subject: "Şifreniz değiştirildi",
    body: "Callwright hesabınızın şifresi az önce değiştirildi ve diğer bütün cihazlarda oturum kapatıldı.",
    otherwise: "Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin.",
    action: "Yeni şifre belirle",
  },
  passwordReset: {
    subject: "Yeni şifre belirleyin",
    body: "Hesabınız için yeni bir şifre istendi. Bunu siz istemediyseniz bu e-postayı dikkate almayın. Bağlantı bir saat geçerlidir.",
    action: "Yeni şifre belirle",
  },
  verification: {
    subject: "E-posta adresinizi doğrulayın",
    body: "Lütfen bu adresin size ait olduğunu onaylayın. Bağlantı 48 saat geçerlidir.",
    action: "E-posta adresini doğrula",
  },
  welcome: {
    subject: "Callwright'a hoş geldiniz",
    body: (companyName) =>
      `${companyName ?? "Şirketiniz"} hazır. Konuşmak istediğiniz müşterileri ekleyin, onları çağrı merkezine alın ve ilk aramayı başlatın.`,
    action: "Callwright'ı aç",
  },
};
