import type { ReactNode, RefObject } from "react";
import type { Placement } from "react-aria-components/Popover";

import { OwnOverlays } from "../portal/index.js";
import { FloatingPanel } from "./FloatingPanel.js";
import { Body } from "./Popover.styles.js";

interface PopoverPanelProps {
  label: string;
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
  placement: Placement;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  className?: string | undefined;
}

/** The panel of a popover. */
export function PopoverPanel({ label, children, className, ...floating }: PopoverPanelProps) {
  const close = () => floating.onOpenChange(false);
  return (
    <FloatingPanel {...floating}>
      <Body aria-label={label} className={className}>
        <OwnOverlays>{typeof children === "function" ? children({ close }) : children}</OwnOverlays>
      </Body>
    </FloatingPanel>
  );
}
