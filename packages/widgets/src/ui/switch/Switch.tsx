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
  /** The label. Without it, set `aria-label`. */
  children?: ReactNode;
  isDisabled?: boolean;
  /** Why the switch is disabled. It stays focusable and shows the reason in a tooltip. */
  disabledReason?: string | undefined;
  className?: string;
}

/**
 * Turns something on or off at once, without saving a form. It is a native checkbox with custom styles.
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
