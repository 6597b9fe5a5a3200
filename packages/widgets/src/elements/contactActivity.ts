import type { ContactActivityProps } from "../widgets/contact-activity/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-contact-activity>`. */
export type ContactActivityElement = WidgetElement<ContactActivityProps>;

/** {@link ContactActivity} as an element. */
export const contactActivityElement: ElementSpec<ContactActivityProps> = {
  load: () => import("../widgets/contact-activity/index.js"),
  attributes: { phoneNumber: "string", headingLevel: "number" },
  isNarrow: true,
  properties: ["onOpenCall"],
};
