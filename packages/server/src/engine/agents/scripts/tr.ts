import type { Lexicon, Script } from "./script.ts";
import { phrases } from "./phrases.ts";

export const turkish: Script = {
  agentNames: ["Elif", "Zeynep", "Defne"],
  unnamedContact: "satın alma sorumlusu",
  opening: [
    (w) => `${w.contact} ile mi görüşüyorum?`,
    (w) => `${w.customer} firmasından ${w.contact} ile mi görüşüyorum?`,
    (w) => `${w.contact} ile görüşmek istiyordum. Siz misiniz?`,
  ],
  confirmation: [() => "Evet, benim.", () => "Evet, buyurun.", () => "Buyurun, benim. Konu nedir?"],
  introduction: [
    (w) => `Teşekkür ederim. ${w.about} İki dakikanız var mı?`,
    (w) => `Size ulaştığıma sevindim. ${w.about} Şu an uygun musunuz?`,
    (w) => `Peki. ${w.about} Neden aradığımı anlatabilir miyim?`,
  ],
  permission: [() => "Tamam, dinliyorum.", () => "Bir dakikam var, kısa olsun lütfen.", () => "Peki, buyurun."],
  pitch: [
    (w) =>
      `Teşekkür ederim. ${w.product} ürünümüz için arıyorum. ${w.productAbout} ${w.customer} için uygun olacağını düşünüyoruz.`,
    (w) => `Çok teşekkürler. ${w.customer} gibi firmalara ${w.product} tedarik ediyoruz. ${w.productAbout}`,
    (w) => `Konu ${w.product}. ${w.productAbout} Sektörünüzden birkaç firma bizimle çalışıyor.`,
  ],
  questionLead: [() => "Anladım. Bir sorum var:", () => "Şunu sormak isterim:", () => "Devam etmeden önce:"],
  answerLead: [() => "Güzel bir soru.", () => "Tabii ki.", () => "Memnuniyetle."],
  smallTalk: [
    [
      ["CONTACT", () => "Teslimat ne kadar sürüyor?"],
      ["ASSISTANT", (w) => `Miktara bağlı. ${w.company} her teklifte teslim tarihini yazılı olarak bildiriyor.`],
    ],
    [
      ["CONTACT", () => "Başka kimlerle çalışıyorsunuz?"],
      ["ASSISTANT", (w) => `${w.company} her ölçekten firmayla çalışıyor ve bölgenizden referans verebilir.`],
    ],
  ],
  positive: [
    [
      ["CONTACT", () => "Kulağa hoş geliyor. Bana bir teklif ve birkaç numune gönderin lütfen."],
      [
        "ASSISTANT",
        (w) => `Memnuniyetle. ${w.company} ikisini de bu hafta gönderecek. Sonrasında bir arkadaşımız sizi arasın mı?`,
      ],
      ["CONTACT", () => "Evet, lütfen. Salı sabahı bana uyar."],
      ["ASSISTANT", () => "Salı sabahı ararız. Zaman ayırdığınız için çok teşekkürler, iyi günler."],
    ],
    [
      ["CONTACT", () => "İlgimi çekti, tam da bunu arıyorduk. Bir toplantı ayarlayabilir miyiz?"],
      ["ASSISTANT", (w) => `Elbette. ${w.company} satış ekibi size e-posta ile iki tarih önerecek.`],
      ["CONTACT", () => "Harika, bekliyorum."],
      ["ASSISTANT", () => "Görüşmek üzere, iyi günler dilerim."],
    ],
    [
      ["CONTACT", () => "Denemek isteriz. İlk sipariş için fiyat ne olur?"],
      ["ASSISTANT", () => "Bugün size miktarlara göre fiyat listesini göndereceğiz."],
      ["CONTACT", () => "Güzel, öyle yapalım."],
      ["ASSISTANT", () => "Çok teşekkürler, iyi çalışmalar."],
    ],
  ],
  negative: [
    [
      ["CONTACT", () => "Teşekkürler ama ilgilenmiyoruz. Zaten bir tedarikçimiz var."],
      ["ASSISTANT", () => "Anlıyorum. Size karşılaştırmalı bir teklif gönderelim mi?"],
      ["CONTACT", () => "Hayır, teşekkür ederim, gerek yok."],
      ["ASSISTANT", () => "O hâlde sizi tutmayayım. Vakit ayırdığınız için teşekkürler, iyi günler."],
    ],
    [
      ["CONTACT", (w) => `Hayır, ${w.product} bize göre değil.`],
      ["ASSISTANT", () => "Açık konuştuğunuz için teşekkür ederim. Başka bir konuda yardımcı olabilir miyiz?"],
      ["CONTACT", () => "Hayır, istemiyoruz. İyi günler."],
      ["ASSISTANT", () => "İyi günler dilerim."],
    ],
    [
      ["CONTACT", () => "Açıkçası bizim için çok pahalı ve ihtiyacımız yok."],
      ["ASSISTANT", () => "Anladım. Baştan söylediğiniz için teşekkürler."],
      ["CONTACT", () => "Peki, hoşça kalın."],
      ["ASSISTANT", () => "Hoşça kalın, iyi çalışmalar."],
    ],
  ],
  neutral: [
    [
      ["CONTACT", () => "Belki. Önce arkadaşlarımla konuşmam lazım."],
      ["ASSISTANT", () => "Tabii ki. Size ne zaman dönelim?"],
      ["CONTACT", () => "Şimdiden bir şey söyleyemem. Gelecek ay tekrar arayın."],
      ["ASSISTANT", () => "Ararız. Teşekkürler, iyi günler."],
    ],
    [
      ["CONTACT", () => "Emin değilim. Biraz bilgi gönderin, düşüneyim."],
      ["ASSISTANT", (w) => `Elbette. ${w.company} bugün gönderecek.`],
      ["CONTACT", () => "Tamam, ama söz veremem."],
      ["ASSISTANT", () => "Sorun değil. İyi günler dilerim."],
    ],
    [
      ["CONTACT", () => "Şu an müsait değilim, toplantıya giriyorum. Belki daha sonra."],
      ["ASSISTANT", () => "Rahatsız ettiğim için özür dilerim. Gelecek hafta uygun olur mu?"],
      ["CONTACT", () => "Belki, duruma bağlı."],
      ["ASSISTANT", () => "O zaman tekrar deneriz. İyi günler."],
    ],
  ],
  doNotCall: [
    [
      ["CONTACT", () => "Lütfen beni listenizden çıkarın ve bir daha aramayın."],
      ["ASSISTANT", () => "Rahatsız ettiğim için özür dilerim. Not aldım, bir daha aranmayacaksınız. İyi günler."],
    ],
    [
      ["CONTACT", () => "Bu numarayı nereden buldunuz? Numaramı silin ve bir daha beni aramayın."],
      ["ASSISTANT", () => "Özür dilerim. Numaranızı hemen siliyorum. İyi günler."],
    ],
  ],
  stranger: [() => "Ben arama istemedim.", () => "Ne deneme araması? Yanlış numara."],
  ownAnswers: {
    yes: "Evet.",
    no: "Hayır.",
    number: (count) => `Yaklaşık ${count}.`,
    day: "Cuma günü.",
    words: "Bizim için önemli olan kalite.",
    unsure: "Bunu şimdi söyleyemem.",
  },
  mayRecord: "Evet, kaydedebilirsiniz.",
  mayNotRecord: "Lütfen kaydetmeyin.",
  voicemail: [
    [
      [
        "CONTACT",
        (w) => `${w.contact} şu anda telefona cevap veremiyor. Lütfen sinyal sesinden sonra mesajınızı bırakın.`,
      ],
      ["ASSISTANT", (w) => `${w.product} hakkında aramıştım. Başka bir gün tekrar arayacağım. İyi günler.`],
    ],
    [
      [
        "CONTACT",
        (w) =>
          `${w.customer} firmasını aradınız. Ofisimiz şu anda kapalıdır. Sinyal sesinden sonra mesaj bırakabilirsiniz.`,
      ],
      ["ASSISTANT", (w) => `${w.product} hakkında bilgi vermek istemiştim. Tekrar arayacağım.`],
    ],
  ],
};

export const turkishLexicon: Lexicon = {
  answeringMachine: phrases(`
    sinyal sesinden sonra|mesajınızı bırakın|mesaj bırakabilirsiniz|cevap veremiyor|ofisimiz şu anda kapalı|
    telesekreter|bip sesinden sonra|telefona bakamıyorum|mesai saatleri|ulaşılamıyor|tuşlayın|ofisimiz|
    notunuzu bırakın|sesli mesaj|mesaj bırakın|aradığınız kişi|aradığınız numara|kapsama alanı|şu anda kapalıyız|
    kapalıyız|bağlanmak için|lütfen bekleyin|müşteri temsilcisine|dinlediğiniz|bip sesi
  `),
  doNotCall: phrases(`
    bir daha arama|bir daha beni arama|listenizden çıkar|numaramı sil|beni aramayın|aramayı bırakın|beni bir daha|
    tekrar aramayın|beni rahat bırakın|rahatsız etmeyin|listeden çıkar|numaramı listeden|aranmak istemiyorum|
    aramanızı istemiyorum|artık aramayın|hemen silin|silin onu|verilerimi silin|aramalar almak iste|rahat bırakın|
    kayıtlarınızdan çıkar|kayıttan çıkar|arayıp durmayın|aramayın beni|aramayın artık|bizi aramayın|numaramızı sil|
    aranmak istemiyoruz|numaranızı engelle|bu numarayı engelle|şikâyet edeceğim|şikayet edeceğim|rızamı geri|
    onayımı geri|iznimi geri|reklam araması istemi|reklam aramaları istemi|arama istemiyor|aramanızı istemi|
    aranmak istemi|bu numarayı unut|numaramı unut|bizi rahatsız etme|beni rahatsız etme|bir daha rahatsız|sakın ara|
    aramayın lütfen|buradan aramayın|burayı aramayın|burayı bir daha|numarayı sil|listenizden sil|listeden sil
  `),
  negative: phrases(`
    ilgilenmiyor|ilgimi çekmedi|gerek yok|ihtiyacımız yok|tedarikçimiz var|bize göre değil|çok pahalı|istemiyor|
    hayır, teşekkür|hayır teşekkür|almayalım|boşuna uğraş|robotla konuşmam|gerek kalmadı|memnunuz|alışveriş yapmam|
    o yüzden hayır|depo dolu|kendimiz sıkıyoruz|bizlik değil|bana göre değil|işimize yaramaz|işimizi görmez|
    kullanmıyoruz|kullanmıyorum|satın almıyoruz|almıyoruz|almayacağız|almayacağım|düşünmüyoruz|düşünmüyorum|
    ilgimizi çekm|ilgim yok|ilgimiz yok|lazım değil|gerekmiyor|ihtiyacım yok|ihtiyaç yok|ihtiyaç duymuyor|
    yeterince var|yeteri kadar|fazlasıyla var|elimizde var|elimizde çok|memnunum|değiştirmeyi düşün|devam edeceğiz|
    çalışmaya devam|anlaşmamız var|sözleşmemiz var|bütçemizi aş|karşılayamayız|karşılayamam|pahalıya gel|kapatıyoruz|
    kapanıyoruz|vazgeç|kalsın|hiç gerek|yok sağ ol|yok, sağ ol|sağ olun, istem|istemem|istemeyiz|olmaz|maalesef hayır|
    ne yazık ki hayır|hayır, sağ ol|hayır sağ ol|bize uymaz|bize uymuyor|bana uymaz|bana uymuyor
  `),
  hesitant: phrases(`
    belki|emin değilim|düşüneyim|söz veremem|söyleyemem|konuşmam lazım|tekrar arayın|müsait değilim|duruma bağlı|
    biraz bilgi|bilemedim|bilmiyorum|bakarız|sormam lazım|bakmam lazım|ona bağlı|diyemem|seneye|bütçemiz|sezon bitti|
    toplantıdayım|araba kullanıyorum|daha sonra ara|düşünmem|düşünelim|düşünmemiz|düşüneceğim|bir bakayım|bakayım bir|
    değerlendir|karar veremed|karar vermedik|kararsız|danışmam|danışmamız|sormam gerek|sormamız|konuşmam gerek|
    konuşmamız|görüşmem lazım|görüşmem gerek|şu an değil|şu anda değil|şimdi değil|gelecek ay|önümüzdeki ay|ilkbahar|
    sonbahar|tatilden sonra|bayramdan sonra|yıl sonu|başka zaman|bir ara|olabilir|muhtemelen|ihtimal|net bir şey|
    kesin değil|kesin konuş|garanti vere|haber veririm|haber veririz|dönüş yaparım|dönüş yaparız|size dönerim|
    size döneriz|benim kararım değil|bana bağlı değil|aklımda|acele etm
  `),
  positive: phrases(`
    kulağa hoş geliyor|teklif ve|teklif gönder|numune|bana uyar|ilgimi çekti|ilgileniyor|tam da bunu arıyor|
    toplantı ayarla|harika|denemek iste|ilk sipariş|öyle yapalım|evet, lütfen|teklifi gönder|teklif verin|
    mutlaka gönder|o zaman varız|ben varım|uyar uyar|alayım|alırız|görüşme ayarla|buluşma|çok beğendik|isterim tabii|
    broşür|gönderin lütfen|gönderirseniz sevin|gönderin bakalım|gönderebilirsiniz|memnuniyetle|tabii ki gönder|
    elbette gönder|seve seve|çok iyi olur|iyi olur|güzel olur|süper|mükemmel|kesinlikle|deneyelim|deneriz|denerim|
    bir deneyelim|başlayalım|anlaştık|tamamdır|sipariş ver|sipariş etmek|sipariş geç|ne zaman teslim|ne zaman başla|
    ne kadar sürede|bizi yazın|beni yazın|tam zamanında|iyi ki aradınız|tam aradığımız|aradığımız şey|işimize yarar|
    ihtiyacımız var|lazımdı bize|bize lazım|gelin görüş|gelin konuş|uğrayın|bekleriz|beklerim|toplantı yapalım|
    görüşelim|mantıklı|cazip|beğendim|hoşuma gitti|ilgi çekici|ilgileniriz|ilgilenirim
  `),
};
