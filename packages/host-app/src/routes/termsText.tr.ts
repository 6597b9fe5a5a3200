import type { Terms } from "./termsText.js";

/** The terms in Turkish. The English text is the binding one. */
export const turkish: Terms = {
  binding: "Bu metin bir çeviridir; bağlayıcı olan İngilizce metindir.",
  lead: "Bu şartlar sizinle bu Callwright kurulumunu işleten şirket arasındadır. Hesap oluşturarak onları kendiniz ve adına arama yaptığınız şirket için kabul edersiniz.",
  sections: [
    {
      title: "Callwright ne yapar",
      text: "Callwright, verdiğiniz kişileri arar, onlarla sizin adınıza konuşur ve ses kaydını, görüşmenin metnini ve sonucu saklar. Aramaları yazılım yapar; müşteri sorduğunda bunu söyleyin ve Callwright'ı aksi izlenimi vermek için kullanmayın.",
    },
    {
      title: "Hesabınız",
      text: "Çalışan bir e-posta adresi verin ve şifrenizi kimseyle paylaşmayın. Hesabınızla yapılanlar sizin adınıza yapılmış sayılır. Hesabınızı başkasının kullandığını düşünüyorsanız bize hemen haber verin.",
    },
    {
      title: "Kimi arayabilirsiniz",
      text: "Callwright'ın kimi arayacağına siz karar verirsiniz ve bundan siz sorumlusunuz. İşletmeleri yalnızca ülkelerinin yasaları izin verdiğinde ve orada alışılmış saatlerde arayın; sizin için geçerli bir arama yasağı listesindeki numaraları hiçbir zaman aramayın. Bir daha aranmak istemediğini söyleyen kişi bir daha aranmamalıdır.",
    },
    {
      title: "Ses kayıtları",
      text: "Aramalar kaydedilir ve yazıya dökülür. Yasa onay ya da bilgilendirme istiyorsa aramadan önce bunu sağlayın. Ses kayıtları kendi satış çalışmanız içindir; onları yayımlamayın ve bir sesi taklit etmek için kullanmayın.",
    },
    {
      title: "Ücretler",
      text: "Bağlı geçen süre, başlanan her dakika için planınızın ücretiyle, önce ücretsiz dakikalardan düşülür. Kimsenin yanıtlamadığı aramalar ücretsizdir. Planlar ve numaralar bakiyenizden aylık ve peşin alınır; ödenemeyen plan ücretsiz plana döner. Yüklenen para, yasanın öngördüğü durumlar dışında geri ödenmez.",
    },
    {
      title: "Yapılmaması gerekenler",
      text: "Dolandırıcılık, tehdit, taciz ve siyasi otomatik arama yasaktır; acil numaralar aranamaz, sınırları aşmak ya da başka şirketlerin verilerine ulaşmak denenemez. Bunları yapan aramaları durdurabilir ve hesapları kapatabiliriz.",
    },
    {
      title: "Verileriniz",
      text: "Müşterileriniz, kişileriniz, ses kayıtlarınız ve sonuçlarınız sizindir. Yalnızca size hizmet vermek için kullanılır ve onları istediğiniz zaman dışa aktarabilirsiniz.",
    },
    {
      title: "Erişilebilirlik",
      text: "Callwright'ın çalışması için özen gösteririz, ama her zaman çalışacağına söz veremeyiz: operatörler, ağlar ve konuşma tanıma zaman zaman aksar, bir çözümlemenin sonucu yanlış olabilir. Önemli olanı, ona güvenmeden önce denetleyin.",
    },
    {
      title: "Sona erme",
      text: "Callwright'ı kullanmayı istediğiniz zaman bırakabilirsiniz. Bir hesap kapatıldığında verileri silinir; faturalar gibi, yasanın saklamamızı istedikleri bunun dışındadır.",
    },
    {
      title: "Değişiklikler",
      text: "Bu şartlar değiştiğinde, değişiklik geçerli olmadan önce bunu e-postayla bildiririz. Callwright'ı kullanmayı sürdüren kişi yeni şartları kabul etmiş olur.",
    },
  ],
};
