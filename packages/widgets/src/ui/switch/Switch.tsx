import { forwardRef, type ReactNode, type Ref } from "react";
import type { SwitchProps as AriaSwitchProps } from "react-aria-components/Switch";

import { useAriaDisabled } from "../../lib/useAriaDisabled.js";
import { Tooltip } from "../tooltip/index.js";
import { Root, Track } from "./Switch.styles.js";

export interface SwitchProps extends Pick<
  AriaSwitchProps,
  "name" | "isSelected" | "defaultSelected" | "onChange" | "onBlur" | "aria-label"
> {
  /** What is switched; without it give an `aria-label`. */
  children?: ReactNode;
  isDisabled?: boolean;
  /** Why it cannot be switched; said in a tooltip. The switch stays focusable. */
  disabledReason?: string | undefined;
  className?: string;
}

/**
 * Turns something on and off at once, without a save.
 *
 * @example
 * <Switch aria-label={`Default number ${number}`} isSelected={isDefault} onChange={toggleDefault} />
 */
export const Switch = forwardRef(function Switch(props: SwitchProps, ref: Ref<HTMLLabelElement>) {
  const { children, disabledReason, ...rest } = props;
  const isUnavailable = disabledReason !== undefined;
  const inputRef = useAriaDisabled(isUnavailable);
  return (
    <Tooltip content={disabledReason}>
      <Root
        {...rest}
        ref={ref}
        inputRef={inputRef}
        isReadOnly={isUnavailable}
        data-unavailable={isUnavailable ? "" : undefined}
      >
        <Track />
        {children !== undefined && <span>{children}</span>}
      </Root>
    </Tooltip>
  );
});
