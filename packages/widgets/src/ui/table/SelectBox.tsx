import { useEffect, useRef, type ChangeEvent } from "react";

import { Tooltip } from "../tooltip/index.js";
import { Box, Mark } from "./SelectBox.styles.js";

interface SelectBoxProps extends ControlProps {
  /** Why it does nothing. */
  disabledReason: string | undefined;
}

/** The checkbox of a row or of the page: a native one that fills its cell, because a table draws a hundred of them. */
export function SelectBox({ disabledReason, ...props }: SelectBoxProps) {
  if (disabledReason === undefined) return <Control {...props} />;
  return (
    <Tooltip content={disabledReason}>
      <Control {...props} isDisabled />
    </Tooltip>
  );
}

interface ControlProps {
  label: string;
  isChecked: boolean;
  /** Some of what it speaks for is chosen. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  "aria-describedby"?: string | undefined;
}

function Control({ label, isChecked, isMixed = false, isDisabled, onChange, ...description }: ControlProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <Box>
      <input
        {...description}
        ref={ref}
        type="checkbox"
        aria-label={label}
        aria-disabled={isDisabled}
        checked={isChecked}
        onChange={onChange}
      />
      <Mark viewBox="0 0 12 12" aria-hidden="true">
        <path d={isMixed ? "M3 6h6" : "m2.6 6.2 2.3 2.3 4.5-5"} />
      </Mark>
    </Box>
  );
}
