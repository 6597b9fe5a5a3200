import type { CompanySettingsProps } from "../widgets/company-settings/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-company-settings>`. */
export type CompanySettingsElement = WidgetElement<CompanySettingsProps>;

/** {@link CompanySettings} as an element. */
export const companySettingsElement: ElementSpec<CompanySettingsProps> = {
  load: () => import("../widgets/company-settings/index.js"),
  attributes: { headingLevel: "number" },
  properties: ["onSaved"],
};
