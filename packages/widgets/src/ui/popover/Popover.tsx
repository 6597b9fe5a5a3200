import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react";
import type { Placement } from "react-aria-components/Popover";

import { useEvent } from "../../lib/useEvent.js";
import { whenWanted } from "../../lib/whenWanted.js";
import { PanelTrigger } from "./PanelTrigger.js";

const PopoverPanel = whenWanted(() => import("./PopoverPanel.js").then(({ PopoverPanel }) => PopoverPanel), "all");

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it and that it stands beside: one of ours, or a `Press`. */
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
  isOpen: givenOpen,
  onOpenChange,
  className,
}: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = givenOpen ?? ownOpen;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const change = (isOpen: boolean) => {
    setOwnOpen(isOpen);
    onOpenChange?.(isOpen);
  };
  const open = useEvent(() => {
    PopoverPanel.preload();
    change(true);
  });
  return (
    <>
      {trigger && (
        <PanelTrigger buttonRef={buttonRef} isOpen={isOpen} onOpen={open} onApproach={PopoverPanel.preload}>
          {trigger}
        </PanelTrigger>
      )}
      <PopoverPanel
        isWanted={isOpen}
        label={label}
        placement={placement}
        triggerRef={triggerRef ?? buttonRef}
        isOpen={isOpen}
        onOpenChange={change}
        className={className}
      >
        {children}
      </PopoverPanel>
    </>
  );
}
