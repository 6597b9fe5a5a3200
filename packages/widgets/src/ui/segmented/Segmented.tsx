import type { LucideIcon } from "lucide-react";

import { Icon } from "../icon/index.js";
import { Group, Segment } from "./Segmented.styles.js";

/** One choice. */
export interface SegmentOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

/** Props of {@link Segmented}. */
export interface SegmentedProps<Value extends string = string> {
  /** What is chosen, for assistive technology. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  className?: string;
}

/**
 * One of a few short choices, all in sight: the period of a chart, a currency.
 *
 * @example
 * <Segmented label="Period" options={periods} value={period} onChange={setPeriod} />
 */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  className,
}: SegmentedProps<Value>) {
  return (
    <Group
      aria-label={label}
      className={className}
      isDisabled={isDisabled}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        if (chosen !== undefined) onChange(chosen as Value);
      }}
    >
      {options.map(({ value, label, icon }) => (
        <Segment key={value} id={value}>
          {icon && <Icon icon={icon} size={14} />}
          {label}
        </Segment>
      ))}
    </Group>
  );
}
