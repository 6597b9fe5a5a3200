import type { Translation } from "../../i18n/index.js";
import type { userDetailMessages } from "./userDetail.messages.js";

export * from "../../records/role.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const userDetail: Translation<typeof userDetailMessages> = {
  title: "Kullanıcı ayrıntıları",
  back: "Geri",
  tabs: "Kullanıcı",
  companyInfo: "Şirket bilgileri",
  callHistory: "Arama geçmişi",
  company: "Şirket",
  detail: "Ayrıntılar",
  noCompanies: "Bu kullanıcı hiçbir satıcı şirkette çalışmıyor.",
  missing: "Bu kullanıcı artık yok.",
  forbidden: "Kullanıcılara erişim yetkiniz yok.",
};
