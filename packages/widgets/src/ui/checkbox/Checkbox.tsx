import { forwardRef, type ReactNode, type Ref } from "react";

import { Root, Square } from "./Checkbox.styles.js";
import { Mark } from "./Mark.styles.js";

export interface CheckboxProps {
  name?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  isInvalid?: boolean;
  isDisabled?: boolean;
  /** The label. Without it, set `aria-label`. */
  children?: ReactNode;
  "aria-label"?: string;
  className?: string;
}

/**
 * A checkbox: a native one below our own picture, so that server-rendered HTML needs no inline styles.
 *
 * @example
 * <Checkbox isSelected={isKept} onChange={setKept}>Keep me signed in</Checkbox>
 */
export const Checkbox = forwardRef(function Checkbox(props: CheckboxProps, ref: Ref<HTMLLabelElement>) {
  const { isSelected, defaultSelected, onChange, isInvalid = false, isDisabled, children, className, ...rest } = props;
  return (
    <Root ref={ref} className={className}>
      <Square>
        <input
          {...rest}
          type="checkbox"
          checked={isSelected}
          defaultChecked={defaultSelected}
          onChange={({ target }) => onChange?.(target.checked)}
          aria-invalid={isInvalid || undefined}
          disabled={isDisabled}
        />
        <Mark viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2.6 6.2 2.3 2.3 4.5-5" />
        </Mark>
      </Square>
      {children !== undefined && <span>{children}</span>}
    </Root>
  );
});
