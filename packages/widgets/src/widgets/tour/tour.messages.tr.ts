import type { Translation } from "../../i18n/index.js";
import type { tourMessages } from "./tour.messages.js";

export * from "../../ui/ui.messages.tr.js";

export const tour: Translation<typeof tourMessages> = {
  title: "Kullanım kılavuzu",
  stepOf: "{step} / {total}",
  back: "Geri",
  finish: "Bitir",
  next: "İleri",
  skip: "Turu atla",
  step1: "Satış yapmak istediğiniz herkes Potansiyel Müşteriler sayfasındadır. Sayfayı açın.",
  step2: "Yeni bir potansiyel müşteri oluşturmak için düğmeye tıklayın.",
  step3: "Kim olduklarını, nerede olduklarını ve hangi ürünleri isteyebileceklerini belirtin.",
  step4: "Aranacak kişiyi telefon numarasıyla ekleyin. Sonra müşteriyi oluşturun.",
  step5: "Aramalar Çağrı Merkezi'nde hazırlanır. Sayfayı açın.",
  step6: "Yeni bir çağrı merkezi kaydı oluşturmak için düğmeye tıklayın.",
  step7: "Ürünü, müşteriyi ve kişiyi seçin. Sonra kaydı oluşturun.",
  step8: "Her şey hazır. Aramayı açın.",
  step9: "Şimdi ara düğmesi hemen arar; nasıl gittiğini izleyebilirsiniz.",
  done: "Artık yolu biliyorsunuz. Kullanım kılavuzu her zaman üsttedir.",
};
