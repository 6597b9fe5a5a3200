import type { ReactNode } from "react";

import { Count, Panel, Root, Strip, Tab } from "./Tabs.styles.js";

/** One tab and what it shows. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** How many things it holds, quiet behind the label. */
  count?: number | undefined;
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string = string> {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The shown tab, with `onSelect`; without it the tabs remember it themselves, starting with the first. */
  selectedId?: Id;
  onSelect?: (id: Id) => void;
  /** Whether strip and panels keep a drawer's gutter, where the tabs go from edge to edge of it. @default false */
  hasGutter?: boolean;
  /**
   * Whether the panels go from edge to edge of a page and take what is left of its height: a list scrolls inside.
   * @default false
   */
  isFlush?: boolean;
  className?: string;
}

/**
 * Underlined tabs; the strip scrolls sideways where it is narrow. Only the shown panel is drawn.
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
  return (
    <Root
      className={className}
      data-gutter={hasGutter || isFlush || undefined}
      data-flush={isFlush || undefined}
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      onSelectionChange={(key) => onSelect?.(key as Id)}
    >
      <Strip aria-label={label}>
        {items.map(({ id, label, count }) => (
          <Tab key={id} id={id}>
            {label}
            {count !== undefined && <Count>{count}</Count>}
          </Tab>
        ))}
      </Strip>
      {items.map(({ id, content }) => (
        <Panel key={id} id={id}>
          {content}
        </Panel>
      ))}
    </Root>
  );
}
