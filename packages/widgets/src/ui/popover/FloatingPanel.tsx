import { useCallback, useContext, useRef, type ReactNode, type RefObject } from "react";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";
import type { Placement } from "react-aria-components/Popover";

import { AriaLocale } from "../aria/index.js";
import { DialogFrame, FocusAtOnce } from "../dialog/index.js";
import { onLayer, PortalRoot } from "../portal/index.js";
import { useKeptClear } from "../toast/index.js";
import { KeysGoOn } from "./KeysGoOn.js";
import { Content, Floating } from "./Popover.styles.js";
import { useIsNext } from "./useIsNext.js";
import { useIsSheet } from "./useIsSheet.js";

/** Props of {@link FloatingPanel}. */
export interface FloatingPanelProps {
  children: ReactNode;
  /** @default "bottom start" */
  placement?: Placement;
  /** Omit it inside a trigger that has the state itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The element next to which it appears; a surrounding trigger provides it. */
  triggerRef?: RefObject<Element | null>;
  /** Its name, if it contains no named dialog and no surrounding trigger provides one. */
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
  className?: string;
}

/**
 * The surface of everything that floats next to its trigger (popovers, menus, lists of options): it flips and shrinks
 * to stay on the screen, and becomes a sheet at the bottom of a phone. Use it inside a react-aria trigger.
 */
export function FloatingPanel({
  children,
  placement = "bottom start",
  triggerRef,
  className,
  ...given
}: FloatingPanelProps) {
  const isSheet = useIsSheet();
  const keepClear = useKeptClear();
  const boxRef = useRef<HTMLDivElement | null>(null);
  const setBox = useCallback(
    (box: HTMLDivElement | null) => {
      boxRef.current = box;
      keepClear(box);
    },
    [keepClear],
  );
  // Inside the panel, a trigger's state is not accessible.
  const triggered = useContext(OverlayTriggerStateContext);
  const isNext = useIsNext(triggerRef, () => given.onOpenChange?.(false));
  const state = isNext ? given : { ...given, isOpen: false };
  const isOpen = state.isOpen ?? triggered?.isOpen ?? true;
  const keysGoOn = <KeysGoOn isOpen={isOpen} boxRef={boxRef} />;
  if (isSheet) {
    return (
      <AriaLocale>
        {/* A list learns its options by drawing its popover unseen, which a modal does not take part in. */}
        <Floating isOpen={false}>{children}</Floating>
        <DialogFrame kind="sheet" role="none" {...state}>
          <Content ref={boxRef} className={className}>
            {children}
            {keysGoOn}
          </Content>
        </DialogFrame>
      </AriaLocale>
    );
  }
  return (
    <AriaLocale>
      {isOpen && <FocusAtOnce />}
      <Floating
        placement={placement}
        offset={6}
        style={onLayer("popover")}
        {...(triggerRef ? { triggerRef } : {})}
        {...state}
      >
        <PortalRoot>
          <Content ref={setBox} className={className}>
            {children}
            {keysGoOn}
          </Content>
        </PortalRoot>
      </Floating>
    </AriaLocale>
  );
}
