import type { ReactNode } from "react";

import { useNumbers } from "../../i18n/index.js";
import { preloadToasts } from "../toast/index.js";
import { Actions, Bar, Count, Heading, Row } from "./WidgetHeader.styles.js";

/** Props of {@link WidgetTitle}. */
export interface WidgetTitleProps {
  title: string;
  /** The heading level: 1 if the widget is the page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** The number of items, shown beside the title. Leave it out until it is known. */
  count?: number | undefined;
  /** A way back, before the title. */
  before?: ReactNode;
  /** Actions and filters of the whole widget, at the end. */
  children?: ReactNode;
  className?: string;
}

/**
 * The title of a widget. A widget whose title has buttons uses `WidgetHeader`; others do not load the code for them.
 *
 * @example
 * <WidgetTitle title="Usage" count={128} />
 */
export function WidgetTitle({ title, headingLevel = 2, count, before, children, className }: WidgetTitleProps) {
  const numbers = useNumbers();
  const Title = `h${headingLevel}` as const;
  return (
    <Bar className={className} data-part="header">
      <Row>
        <Heading data-back={before ? "" : undefined}>
          {before}
          <Title>{title}</Title>
          {count !== undefined && <Count>{numbers.number(count)}</Count>}
        </Heading>
        {/* What an action says must not come late: its code cannot be loaded once the network is gone. */}
        <Actions onPointerEnter={preloadToasts} onFocus={preloadToasts}>
          {children}
        </Actions>
      </Row>
    </Bar>
  );
}
