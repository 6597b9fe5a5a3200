import type { ContactUsProps } from "../widgets/contact-us/index.js";
import type { ElementSpec, WidgetElement } from "./ElementSpec.js";

/** `<cw-contact-us>`. */
export type ContactUsElement = WidgetElement<ContactUsProps>;

/** {@link ContactUs} as an element. */
export const contactUsElement: ElementSpec<ContactUsProps> = {
  load: async () => ({ ContactUs: (await import("../widgets/contact-us/index.js")).ContactUs }),
  attributes: { kind: "string", headingLevel: "number" },
  properties: ["person", "onSent"],
  isIdle: true,
};
