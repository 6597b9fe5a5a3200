import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react";
import type { Placement } from "react-aria-components/Popover";

import { useEvent } from "../../lib/useEvent.js";
import { whenWanted } from "../../lib/whenWanted.js";
import { PanelTrigger } from "./PanelTrigger.js";

const PopoverPanel = whenWanted(() => import("./PopoverPanel.js").then(({ PopoverPanel }) => PopoverPanel), "all");

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens the popover and beside which it appears: a button of this library, or a `Press`. */
  trigger?: ReactElement;
  /** Instead of a trigger: the element beside which the popover appears while `isOpen` is true. */
  triggerRef?: RefObject<Element | null>;
  /** The accessible name. */
  label: string;
  /** The content, 280 to 320 px wide, or a function that receives `close`. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  /** @default "bottom end" */
  placement?: Placement;
  /** Controls the popover together with `onOpenChange`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/**
 * A small dialog beside the button that opens it. Focus moves into it, and returns when it closes. Escape and a press
 * outside close it. On a phone it opens as a sheet at the bottom.
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
