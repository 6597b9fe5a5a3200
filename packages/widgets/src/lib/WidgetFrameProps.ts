/** The props of every widget with a heading, apart from its texts. */
export interface WidgetFrameProps {
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  className?: string;
}
