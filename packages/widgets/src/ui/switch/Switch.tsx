import { type FocusEventHandler, forwardRef, type ReactNode, type Ref } from "react";

import { Tooltip, useDescribedBy } from "../tooltip/index.js";
import { Root, Track } from "./Switch.styles.js";

export interface SwitchProps {
  name?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: FocusEventHandler;
  "aria-label"?: string;
  /** What is switched; without it give an `aria-label`. */
  children?: ReactNode;
  isDisabled?: boolean;
  /** Why it cannot be switched; said in a tooltip. The switch stays focusable. */
  disabledReason?: string | undefined;
  className?: string;
}

/**
 * Turns something on and off at once, without a save: a native checkbox over our own picture.
 *
 * @example
 * <Switch aria-label={`Default number ${number}`} isSelected={isDefault} onChange={toggleDefault} />
 */
export const Switch = forwardRef(function Switch(props: SwitchProps, ref: Ref<HTMLLabelElement>) {
  const { isSelected, defaultSelected, onChange, children, isDisabled, disabledReason, className, ...rest } = props;
  const isUnavailable = disabledReason !== undefined;
  const why = useDescribedBy(disabledReason);
  return (
    <>
      <Tooltip content={disabledReason} isDescription={false}>
        <Root ref={ref} className={className}>
          <input
            {...rest}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says by itself whether it is on
            role="switch"
            checked={isSelected}
            defaultChecked={defaultSelected}
            onChange={({ target }) => !isUnavailable && onChange?.(target.checked)}
            onClick={(event) => isUnavailable && event.preventDefault()}
            disabled={isDisabled}
            aria-disabled={isUnavailable || undefined}
            aria-describedby={why.id}
          />
          <Track />
          {children !== undefined && <span>{children}</span>}
        </Root>
      </Tooltip>
      {why.element}
    </>
  );
});
