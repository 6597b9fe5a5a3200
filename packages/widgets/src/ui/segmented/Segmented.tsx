import { useState } from "react";

import { useRoving } from "../../lib/useRoving.js";
import { Icon } from "../icon/index.js";
import type { IconShape } from "../icon/index.js";
import { Group, Segment } from "./Segmented.styles.js";

/** One choice. */
export interface SegmentOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: IconShape;
}

/** Props of {@link Segmented}. */
export interface SegmentedProps<Value extends string = string> {
  /** The accessible name. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  className?: string;
}

/**
 * Chooses one of a few short options that are all visible, such as the period of a chart or a currency. It is one tab
 * stop; the arrow keys move between the options, and Enter or Space selects one.
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
  const [focused, setFocused] = useState<Value>();
  const roving = useRoving("[role=radio]");
  const stop = options.some((option) => option.value === focused) ? focused : value;
  return (
    <Group
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className={className}
      onBlur={() => setFocused(undefined)}
      {...roving}
    >
      {options.map(({ value: own, label, icon }) => (
        <Segment
          key={own}
          type="button"
          role="radio"
          aria-checked={own === value}
          disabled={isDisabled}
          tabIndex={own === stop ? 0 : -1}
          onFocus={() => setFocused(own)}
          onClick={() => own !== value && onChange(own)}
        >
          {icon && <Icon icon={icon} size={14} />}
          {label}
        </Segment>
      ))}
    </Group>
  );
}
