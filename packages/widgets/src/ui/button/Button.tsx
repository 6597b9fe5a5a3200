import type { OperationId } from "@callwright/sdk/contract";
import { forwardRef, type ReactNode, type Ref } from "react";

import { useMay } from "../../lib/allowed.js";
import { Icon } from "../icon/index.js";
import type { IconShape } from "../icon/index.js";
import type { PressProps } from "../press/index.js";
import { Tooltip } from "../tooltip/index.js";
import { BusyWords } from "./BusyWords.js";
import { Label, Leading, Root, Spinner, Trailing, Veil } from "./Button.styles.js";

/** Props that all buttons share. */
export interface ButtonBaseProps extends Pick<
  PressProps,
  | "id"
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
  /** Height: 28 px, the density's control height (32 px), or 40 px. @default "medium" */
  size?: "small" | "medium" | "large";
  /** Whether the action is in progress. The button keeps its width and focus, shows a spinner and ignores presses. */
  isBusy?: boolean;
  /** Disables the button where the reason is obvious. Prefer `disabledReason`. */
  isDisabled?: boolean;
  /** Why the button is disabled. It stays focusable, shows the reason in a tooltip and ignores presses. */
  disabledReason?: string | undefined;
  /** The operation that the action calls. It is hidden when the session may not call that operation. */
  needs?: OperationId | undefined;
  className?: string;
}

export interface ButtonProps extends ButtonBaseProps {
  /** A verb. */
  children: ReactNode;
  icon?: IconShape;
  /** An icon after the label: the chevron of a menu, an arrow. */
  trailingIcon?: IconShape;
  isFullWidth?: boolean;
  /** The accessible name where the label alone is too short. It must contain the label. */
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
    <>
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
      {isBusy && <BusyWords />}
    </>
  );
});

export interface IconButtonProps extends ButtonBaseProps {
  /** The accessible name, which is also the tooltip. */
  label: string;
  icon: IconShape;
}

/**
 * A button that shows only an icon. Its name is also its tooltip.
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
    <>
      <Tooltip content={disabledReason ?? label} isDescription={disabledReason !== undefined}>
        <Root ref={ref} {...rootProps(props, isBusy, "ghost")} aria-label={label} data-shape="icon">
          {isBusy ? <Turning /> : <Icon icon={icon} size={props.size === "small" ? 14 : 16} />}
        </Root>
      </Tooltip>
      {isBusy && <BusyWords />}
    </>
  );
});

/** The pending state is right for "cannot be pressed, but can be focused", whatever the reason. */
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
