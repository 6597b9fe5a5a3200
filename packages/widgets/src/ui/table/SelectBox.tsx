import { useEffect, useRef, type ChangeEvent } from "react";

import { Mark } from "../checkbox/index.js";
import { Box } from "./SelectBox.styles.js";

export interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  /** Some of the rows are selected. */
  isMixed?: boolean;
  /** Why it is disabled; the table's tooltip shows it. */
  disabledReason: string | undefined;
  /** The element that holds the reason for assistive technology, once for all boxes. */
  disabledReasonId: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The checkbox of a row or of the page: a native one that fills its cell, because a table draws a hundred of them. */
export function SelectBox(props: SelectBoxProps) {
  const { label, isChecked, isMixed = false, disabledReason, disabledReasonId, onChange } = props;
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <Box data-tip={disabledReason}>
      <input
        ref={ref}
        type="checkbox"
        aria-label={label}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-describedby={disabledReasonId}
        checked={isChecked}
        onChange={onChange}
      />
      <Mark viewBox="0 0 12 12" aria-hidden="true">
        <path d={isMixed ? "M3 6h6" : "m2.6 6.2 2.3 2.3 4.5-5"} />
      </Mark>
    </Box>
  );
}
