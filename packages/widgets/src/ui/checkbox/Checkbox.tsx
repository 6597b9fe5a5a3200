import { forwardRef, type ReactNode, type Ref } from "react";
import type { CheckboxProps as AriaCheckboxProps } from "react-aria-components/Checkbox";

import { useAriaDisabled } from "../../lib/useAriaDisabled.js";
import { Tooltip } from "../tooltip/index.js";
import { Box, Root } from "./Checkbox.styles.js";

export interface CheckboxProps extends Pick<
  AriaCheckboxProps,
  | "name"
  | "value"
  | "isSelected"
  | "defaultSelected"
  | "isIndeterminate"
  | "onChange"
  | "onBlur"
  | "isInvalid"
  | "aria-label"
  | "slot"
> {
  /** What is agreed to or chosen; without it give an `aria-label`. */
  children?: ReactNode;
  isDisabled?: boolean;
  /** Why it cannot be changed; said in a tooltip. The box stays focusable. */
  disabledReason?: string | undefined;
  className?: string;
}

/**
 * A box that is ticked, empty or, for a group, partly ticked.
 *
 * @example
 * <Checkbox isSelected={isKept} onChange={setKept}>Keep me signed in</Checkbox>
 */
export const Checkbox = forwardRef(function Checkbox(props: CheckboxProps, ref: Ref<HTMLLabelElement>) {
  const { children, disabledReason, ...rest } = props;
  const inputRef = useAriaDisabled(disabledReason !== undefined);
  return (
    <Tooltip content={disabledReason}>
      <Root
        {...rest}
        ref={ref}
        inputRef={inputRef}
        isReadOnly={disabledReason !== undefined}
        data-unavailable={disabledReason === undefined ? undefined : ""}
      >
        {({ isSelected, isIndeterminate }) => (
          <>
            <Box>
              <Mark isSelected={isSelected} isIndeterminate={isIndeterminate} />
            </Box>
            {children !== undefined && <span>{children}</span>}
          </>
        )}
      </Root>
    </Tooltip>
  );
});

function Mark({ isSelected, isIndeterminate }: { isSelected: boolean; isIndeterminate: boolean }) {
  if (!isSelected && !isIndeterminate) return null;
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path d={isIndeterminate ? "M3 6h6" : "m2.6 6.2 2.3 2.3 4.5-5"} />
    </svg>
  );
}
