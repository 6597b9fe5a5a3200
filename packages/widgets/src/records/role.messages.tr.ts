import type { Translation } from "../i18n/index.js";
import type { roleMessages } from "./role.messages.js";

export const role: Translation<typeof roleMessages> = {
  ADMIN: "Yönetici",
  REPRESENTATIVE: "Temsilci",
  MASTER_ACCOUNT: "Ana hesap",
  SELLER: "Satıcı",
};
