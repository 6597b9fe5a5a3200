import type { ReactElement, ReactNode, RefObject } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";
import type { Placement } from "react-aria-components/Popover";

import { OwnOverlays } from "../portal/index.js";
import { FloatingPanel } from "./FloatingPanel.js";
import { Body } from "./Popover.styles.js";

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it and that it stands beside. */
  trigger?: ReactElement;
  /** Instead of a trigger: the element it stands beside while `isOpen` says so. */
  triggerRef?: RefObject<Element | null>;
  /** Its name for assistive technology. */
  label: string;
  /** What it holds, from 280 to 320 px wide, or a function that is given a way to close it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** @default "bottom end" */
  placement?: Placement;
  /** With `onOpenChange`, the caller decides when it is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/**
 * A small dialog beside the button that opened it. Focus moves in and comes back; Escape and a press outside close it.
 * On a phone it is a sheet at the bottom.
 *
 * @example
 * <Popover trigger={<IconButton icon={Phone} label="Call" />} label="Call Dana Whitfield">
 *   {({ close }) => <CallForm onCalled={close} />}
 * </Popover>
 */
export function Popover({
  trigger,
  triggerRef,
  label,
  children,
  placement = "bottom end",
  isOpen,
  onOpenChange,
  className,
}: PopoverProps) {
  const state = { ...(isOpen === undefined ? {} : { isOpen }), ...(onOpenChange ? { onOpenChange } : {}) };
  const panel = (ownState: typeof state) => (
    <FloatingPanel placement={placement} {...(triggerRef ? { triggerRef } : {})} {...ownState}>
      <Body aria-label={label} className={className}>
        {({ close }) => <OwnOverlays>{typeof children === "function" ? children({ close }) : children}</OwnOverlays>}
      </Body>
    </FloatingPanel>
  );
  if (trigger === undefined) return panel(state);
  return (
    <DialogTrigger {...state}>
      {trigger}
      {panel({})}
    </DialogTrigger>
  );
}
