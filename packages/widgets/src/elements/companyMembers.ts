import type { CompanyMembersProps } from "../widgets/company-members/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-company-members>`. */
export type CompanyMembersElement = WidgetElement<CompanyMembersProps>;

/** {@link CompanyMembers} as an element. */
export const companyMembersElement: ElementSpec<CompanyMembersProps> = {
  load: () => import("../widgets/company-members/index.js"),
  attributes: { headingLevel: "number", initialView: "json" },
  properties: ["onViewChange"],
};
