import { useId, useRef } from "react";

import { whenWanted } from "../../lib/whenWanted.js";
import { useWaking } from "../option-list/index.js";
import type { PressProps } from "../press/index.js";
import { ChipClear, ChipLabel, ChipValue } from "./ChipFace.js";
import { Root, Trigger, Value } from "./FilterChip.styles.js";
import type { FilterChipProps } from "./FilterChip.types.js";

const LiveFilterChip = whenWanted(
  () => import("./LiveFilterChip.js").then(({ LiveFilterChip }) => LiveFilterChip),
  "all",
);

/**
 * A filter in a toolbar: `+ Status` while nothing is chosen, then `Status Completed +1` with a button to clear it. It opens a
 * list of checkboxes, with a search if the list is long or remote.
 *
 * @example
 * <FilterChip label="Status" options={statusOptions} value={chosen} onChange={setChosen} />
 */
export function FilterChip(props: FilterChipProps) {
  const { wokenBy, buttonProps } = useWaking(LiveFilterChip.preload);
  return (
    <LiveFilterChip
      isWanted={wokenBy !== undefined}
      fallback={<SleepingFilterChip {...props} buttonProps={buttonProps} />}
      {...props}
      wokenBy={wokenBy}
    />
  );
}

/** The placeholder until it is first opened. */
function SleepingFilterChip({
  label,
  value,
  onChange,
  className,
  buttonProps,
}: FilterChipProps & { buttonProps: PressProps }) {
  const textId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  return (
    <Root className={className} data-set={value.length > 0 ? "" : undefined}>
      <Trigger ref={triggerRef} {...buttonProps} aria-labelledby={textId}>
        <ChipLabel id={textId} label={label} isSet={value.length > 0}>
          <Value>
            <ChipValue value={value} />
          </Value>
        </ChipLabel>
      </Trigger>
      {value.length > 0 && <ChipClear label={label} triggerRef={triggerRef} onClear={() => onChange([])} />}
    </Root>
  );
}
