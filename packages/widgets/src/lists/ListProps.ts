import type { Catalogue, Messages } from "../i18n/index.js";
import type { WidgetFrameProps } from "../lib/WidgetFrameProps.js";

/** The props of the view of a list: its texts, the result of its hook, and the level of its heading. */
export interface ListProps<Texts extends Catalogue, Hook extends (...args: never[]) => unknown> {
  t: Messages<Texts>;
  model: ReturnType<Hook>;
  headingLevel?: WidgetFrameProps["headingLevel"] | undefined;
}
