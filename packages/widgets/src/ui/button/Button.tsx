import type { OperationId } from "@callwright/sdk/contract";
import type { LucideIcon } from "lucide-react";
import { forwardRef, type ReactNode, type Ref } from "react";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";

import { useMay } from "../../lib/allowed.js";
import { Icon } from "../icon/index.js";
import { Tooltip } from "../tooltip/index.js";
import { Label, Leading, Root, Spinner, Trailing, Veil } from "./Button.styles.js";

/** What all buttons take. */
export interface ButtonBaseProps extends Pick<
  AriaButtonProps,
  | "id"
  | "slot"
  | "type"
  | "form"
  | "autoFocus"
  | "excludeFromTabOrder"
  | "preventFocusOnPress"
  | "onPress"
  | "onFocusChange"
  | "aria-describedby"
  | "aria-expanded"
  | "aria-haspopup"
  | "aria-controls"
  | "aria-pressed"
> {
  /** Primary is the one filled action of a layer. @default "secondary" (ghost on icon buttons) */
  variant?: "primary" | "secondary" | "ghost" | "danger";
  /** 28, the density's control height (32), 40 px. @default "medium" */
  size?: "small" | "medium" | "large";
  /** The action is under way: same width, a spinner, presses do nothing, focus stays. */
  isBusy?: boolean;
  /** Cannot be used, for a reason that is plain to see. Prefer `disabledReason`. */
  isDisabled?: boolean;
  /** Why it cannot be used. The button stays focusable and says so in a tooltip; presses do nothing. */
  disabledReason?: string | undefined;
  /** What is asked of the server; where the session may not, it is not offered. */
  needs?: OperationId | undefined;
  className?: string;
}

export interface ButtonProps extends ButtonBaseProps {
  /** A verb, as the specification says it. */
  children: ReactNode;
  icon?: LucideIcon;
  /** Behind the label: a chevron of a menu, an arrow. */
  trailingIcon?: LucideIcon;
  isFullWidth?: boolean;
  /** Its name for assistive technology where the label is too short to be one; it contains the label. */
  "aria-label"?: string;
}

/**
 * A button with a label.
 *
 * @example
 * <Button variant="primary" icon={Phone} isBusy={isCalling} disabledReason={canCall ? undefined : "Please upgrade your plan"} onPress={call}>
 *   Call Now
 * </Button>
 */
export const Button = forwardRef(function Button(
  { children, icon, trailingIcon, isFullWidth, isBusy = false, needs, ...props }: ButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  const may = useMay();
  if (needs && !may(needs)) return null;
  return (
    <Tooltip content={props.disabledReason}>
      <Root ref={ref} {...rootProps(props, isBusy, "secondary")} data-full-width={isFullWidth || undefined}>
        {icon && <Leading>{isBusy ? <Turning /> : <Icon icon={icon} />}</Leading>}
        <Label data-veiled={(isBusy && !icon) || undefined}>{children}</Label>
        {isBusy && !icon && (
          <Veil>
            <Turning />
          </Veil>
        )}
        {trailingIcon && (
          <Trailing>
            <Icon icon={trailingIcon} size={14} />
          </Trailing>
        )}
      </Root>
    </Tooltip>
  );
});

export interface IconButtonProps extends ButtonBaseProps {
  /** Its name for assistive technology, and its tooltip. */
  label: string;
  icon: LucideIcon;
}

/**
 * A button that is only an icon. Its name is also its tooltip.
 *
 * @example
 * <IconButton label="Delete" icon={Trash2} onPress={askToDelete} />
 */
export const IconButton = forwardRef(function IconButton(
  { label, icon, isBusy = false, needs, ...props }: IconButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  const may = useMay();
  const { disabledReason } = props;
  if (needs && !may(needs)) return null;
  return (
    <Tooltip content={disabledReason ?? label} isDescription={disabledReason !== undefined}>
      <Root ref={ref} {...rootProps(props, isBusy, "ghost")} aria-label={label} data-shape="icon">
        {isBusy ? <Turning /> : <Icon icon={icon} size={props.size === "small" ? 14 : 16} />}
      </Root>
    </Tooltip>
  );
});

/** react-aria's pending state is what "cannot be pressed, but can be focused" needs, whatever the cause. */
function rootProps(props: ButtonBaseProps, isBusy: boolean, ownVariant: string) {
  const { variant = ownVariant, size = "medium", disabledReason, ...rest } = props;
  const isUnavailable = disabledReason !== undefined;
  return {
    ...rest,
    isPending: isBusy || isUnavailable,
    "data-variant": variant,
    "data-size": size,
    "data-busy": isBusy || undefined,
    "data-unavailable": isUnavailable || undefined,
  };
}

function Turning() {
  return (
    <Spinner viewBox="0 0 14 14" aria-hidden="true">
      <path d="M7 1a6 6 0 1 0 6 6" />
    </Spinner>
  );
}
