import type { CompanyFaqProps } from "../widgets/company-faq/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-company-faq>`. */
export type CompanyFaqElement = WidgetElement<CompanyFaqProps>;

/** {@link CompanyFaq} as an element. */
export const companyFaqElement: ElementSpec<CompanyFaqProps> = {
  load: () => import("../widgets/company-faq/index.js"),
  attributes: { headingLevel: "number" },
};
