/** What every widget with a heading is told about itself, beside its texts. */
export interface WidgetFrameProps {
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  className?: string;
}
