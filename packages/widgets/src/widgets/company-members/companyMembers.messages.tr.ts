import type { Translation } from "../../i18n/index.js";
import type { companyMembersMessages } from "./companyMembers.messages.js";

export * from "../../records/role.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const companyMembers: Translation<typeof companyMembersMessages> = {
  title: "Üyeler",
  name: "Ad",
  email: "E-posta",
  role: "Rol",
  empty: "Bu şirkette henüz kimse yok.",
  forbidden: "Üyelere erişim yetkiniz yok.",
};
