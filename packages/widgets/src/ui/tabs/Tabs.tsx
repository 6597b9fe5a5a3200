import { useId, useRef, useState, type ReactNode } from "react";

import { useRoving } from "../../lib/useRoving.js";
import { Count, Panel, Root, Strip, Tab } from "./Tabs.styles.js";
import { useHasTabStop } from "./useHasTabStop.js";

/** One tab and what it shows. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** A count, shown after the label. */
  count?: number | undefined;
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string = string> {
  /** The accessible name of the tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The selected tab, with `onSelect`. Without it, the tabs keep their own state and start with the first. */
  selectedId?: Id;
  onSelect?: (id: Id) => void;
  /** Whether the tab list and panels have a drawer's padding. @default false */
  hasGutter?: boolean;
  /**
   * Whether the panels go from edge to edge of a page and take what is left of its height: a list scrolls inside.
   * @default false
   */
  isFlush?: boolean;
  className?: string;
}

/**
 * Underlined tabs. A narrow tab list scrolls sideways. Only the selected panel is rendered. The tab list is one tab stop,
 * and the arrow keys select the next tab.
 *
 * @example
 * <Tabs label="Call center item" items={[
 *   { id: "general", label: "General Information", content: <General /> },
 *   { id: "history", label: "Call History", count: 7, content: <History /> },
 * ]} />
 */
export function Tabs<Id extends string>({
  label,
  items,
  selectedId,
  onSelect,
  hasGutter = false,
  isFlush = false,
  className,
}: TabsProps<Id>) {
  const [ownId, setOwnId] = useState<Id>();
  const prefix = useId();
  const select = (id: Id) => {
    setOwnId(id);
    if (id !== shown?.id) onSelect?.(id);
  };
  const roving = useRoving("[role=tab]", (at) => {
    const item = items[at];
    if (item) select(item.id);
  });
  const shown = items.find(({ id }) => id === (selectedId ?? ownId)) ?? items[0];
  return (
    <Root
      className={className}
      data-part="tabs"
      data-gutter={hasGutter || isFlush || undefined}
      data-flush={isFlush || undefined}
    >
      <Strip role="tablist" aria-label={label} {...roving}>
        {items.map(({ id, label, count }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${prefix}tab-${id}`}
            aria-selected={id === shown?.id}
            aria-controls={id === shown?.id ? `${prefix}panel-${id}` : undefined}
            tabIndex={id === shown?.id ? 0 : -1}
            onClick={() => select(id)}
          >
            {label}
            {count !== undefined && <Count>{count}</Count>}
          </Tab>
        ))}
      </Strip>
      {shown && (
        <TabPanel key={shown.id} id={`${prefix}panel-${shown.id}`} labelId={`${prefix}tab-${shown.id}`}>
          {shown.content}
        </TabPanel>
      )}
    </Root>
  );
}

/** A tab stop itself only if nothing inside it is one. */
function TabPanel({ id, labelId, children }: { id: string; labelId: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const hasTabStop = useHasTabStop(panel);
  return (
    <Panel ref={panel} role="tabpanel" id={id} aria-labelledby={labelId} tabIndex={hasTabStop ? undefined : 0}>
      {children}
    </Panel>
  );
}
