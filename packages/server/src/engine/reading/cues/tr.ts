import type { ReadingCues } from "./cues.ts";
import { phrases } from "../../agents/scripts/phrases.ts";

export const turkishReading: ReadingCues = {
  callback: phrases(`
    beni perşembe|daha sonra ara|sonra arayın|tekrar arayın|yarın ara|da arayın|de arayın|ta arayın|te arayın|
    11'de arayın|15'te arayın|buçukta arayın|bir daha arayın|arar mısınız|arayın beni|salı sabahı bana uyar|
    dönüş yapın|beni ara|bizi ara|tekrar ara|yeniden ara|sonra ara|arasanız|ararsanız|arayabilirsiniz|aramanızı rica|
    haftaya ara|öğleden sonra ara|akşam ara|sabah ara|pazartesi ara|salı ara|çarşamba ara|perşembe ara|cuma ara|
    bana dönün|bize dönün|yine ara|tekrar görüş|tekrar konuş|sonra konuş|sonra görüş|ulaşabilirsiniz|ulaşın|
    telefon edin|telefon açın
  `),
  sendOffer: phrases(`
    teklif|fiyat listesi|fiyat ver|fiyatları gönder|fiyatlarınızı gönder|fiyat gönder|proforma|şartlarınızı
  `),
  sendSamples: phrases("numune|örnek gönder|tadımlık|numuneler|deneme paketi|tadım|deneyecek bir"),
  sendInformation: phrases(`
    bilgi|broşür|katalog|detayları|bilgiler|doküman|tanıtım|bağlantı gönder|link|ayrıntıları|bir şeyler gönder|maille|
    e posta ile gönder|mail at
  `),
  meeting: phrases(`
    toplantı ayarla|görüşme ayarla|buluş|randevu|ziyarete gel|yüz yüze|uğrayın|buyurun gelin|gelin görüş|gelin konuş|
    gelin tanış|toplantı yap|görüntülü|bir araya|yerinde gör|gösterin
  `),
  anotherPerson: phrases(`
    onunla konuşmanız|onunla görüş|kendisiyle görüş|hanıma sorun|beye sorun|ona sorun|bağlayayım|aktarayım|yetkili|
    ilgileniyor bu|o ilgileniyor|bakıyor bu işe|bu işe bakan|konuşmanız gerek|konuşmanız lazım|görüşmeniz gerek|
    görüşmeniz lazım|sorumlu
  `),
  wrongPerson: phrases(`
    yanlış numara|yanlış kişi|öyle biri yok|burada çalışmıyor|işten ayrıldı|ben değilim|yanlış aradınız|yanlış yer|
    tanımıyorum|böyle biri|öyle bir kişi|emekli oldu|ayrıldı|artık çalışmıyor|burası değil|özel numara|şahsi numara|
    karıştırdınız
  `),
  objections: {
    PRICE: phrases(`
      pahalı|fiyatlarınızı|daha ucuz|bütçemizi aşar|fiyatı yüksek|fiyatlar yüksek|fiyatınız yüksek|çok para|indirim|
      bütçemizi aş|karşılayamayız|maliyet|ucuza
    `),
    HAS_SUPPLIER: phrases(`
      tedarikçimiz|tedarikçimizden|bir tedarikçi|sözleşmemiz var|başka firmayla|tedarikçi ile|tedarikçiyle|
      anlaşmamız var|anlaşmalıyız|başka yerden|başkasından|birinden alıyoruz|biriyle çalışıyoruz|firmayla çalış|
      memnunuz|zaten birisi|zaten biri|kendi tedarik
    `),
    NO_NEED: phrases(`
      ihtiyacımız yok|gerek yok|gerek kalmadı|bize göre değil|depo dolu|örtüyü kaldırdık|ihtiyacım yok|ihtiyaç yok|
      lazım değil|gerekmiyor|kullanmıyoruz|yeterince var|yeteri kadar|fazlasıyla|stoğumuz|stokta|bizlik değil|
      işimize yaramaz
    `),
    NO_TIME: phrases(`
      toplantıdayım|müsait değil|araba kullanıyorum|vaktim yok|zamanım yok|meşgulüm|işim var|yoğunum|çok yoğun|
      acelem var|yoldayım|direksiyon|müşterim var|müşteriyle|konuşamam|şu an konuşa|meşgul|çıkmak üzere
    `),
    NOT_DECIDER: phrases(`
      ortağıma sor|o karar veriyor|ben stajyer|patron ne der|arkadaşlarımla konuş|müdürüme sor|ben karar ver|
      karar bende değil|benim kararım değil|yetkim yok|yetkili değilim|müdürüm|patrona|patronuma|danışmam|yönetime|
      merkeze|genel müdür|eşime|ortağımla|ben sadece|sormam lazım|sormam gerek
    `),
    TIMING: phrases(`
      bütçemiz kapandı|sezon bitti|seneye|bu sene olmaz|çok erken|şu an değil|şimdi değil|gelecek yıl|gelecek sezon|
      önümüzdeki yıl|ilkbahar|sonbahar|tatilden sonra|bayramdan sonra|yıl sonu|yeni aldık|yeni sipariş|az önce aldık|
      geç kaldınız|altı ay|sezon
    `),
    TRUST: phrases(`
      nereden buldunuz|kimden aldınız|robotla konuşmam|telefonda alışveriş|dolandırıcı|sizi tanımıyor|hiç duymadım|
      güvenmiyorum|güvenemem|sahte|telefonda bilgi|bilmediğim numara|tanımadığım|spam|nasıl buldunuz|numaramı nereden
    `),
  },
  decides: phrases("ben karar veriyorum|karar bende|alımlara ben|sahibi benim|satın almaya ben"),
  quantities: phrases("çift|koli|palet|şişe|ton|tona|kilo|litre|adet|kişilik"),
  numbers: phrases("on|yirmi|otuz|kırk|elli|yüz|iki yüz|bin|iki bin|beş yüz|bir"),
  disclosure: phrases("yapay zekâ asistan|yapay zeka asistan|bir yapay zekâ|yapay zekâ"),
  asks: phrases(`
    gönderebilir miyiz|gönderelim mi|ister misiniz|verebilir miyiz|anlatabilir miyim|arasın mı|ne zaman dönelim|
    ne zaman arayalım|uygun olur mu|göndermemizi ister|ne göndereyim
  `),
  goodbye: phrases("iyi günler|hoşça kal|iyi çalışmalar|görüşmek üzere|kolay gelsin|teşekkürler"),
};
