import { type ComponentProps, type KeyboardEvent, type ReactNode, useCallback, useRef } from "react";

import { AriaLocale } from "../aria/index.js";
import { isOnTopOf, onLayer, OwnOverlays, PortalRoot, useIsPlaced } from "../portal/index.js";
import { useKeptClear } from "../toast/index.js";
import { Panel, PlainPanel, Scrim, Stage } from "./DialogFrame.styles.js";
import { FocusAtOnce } from "./FocusAtOnce.js";
import { isUnseen } from "./yieldWhileHidden.js";
import { useKeptKeys } from "./useKeptKeys.js";

/** Where a dialog is placed: in the middle, along the inline end, or along the bottom of a phone. */
export type DialogKind = "modal" | "drawer" | "sheet";

/** Props of {@link DialogFrame}. */
export interface DialogFrameProps {
  kind: DialogKind;
  /** Leave it out inside a trigger that keeps the state itself. */
  isOpen?: boolean;
  /** Called when the user asks to close it: with Escape, a press on the scrim, or a `slot="close"` button. */
  onOpenChange?: (isOpen: boolean) => void;
  /** An alert dialog interrupts, as a confirmation does; with none the children bring a role of their own. @default "dialog" */
  role?: "dialog" | "alertdialog" | "none";
  /** The accessible name, when the dialog has no `<Heading slot="title">`. */
  "aria-label"?: string;
  /** Inline size of a modal, in px. */
  width?: 400 | 480 | 520 | 720;
  /** Whether Escape and the scrim close it. @default true */
  isDismissable?: boolean;
  /** Keys pressed in the panel and, by React's way of bubbling, in overlays opened from it. */
  onKeyDown?: (event: KeyboardEvent) => void;
  className?: string;
  children: ReactNode;
}

/**
 * The common parts of modals, drawers and bottom sheets: the scrim, the focus trap, Escape for the topmost layer only,
 * returning focus, and a portal root inside the dialog for the overlays that it opens.
 *
 * The panel has every transform, clip and containment; nothing around it may have any, because overlays opened inside
 * the dialog could not leave its box.
 */
export function DialogFrame({
  kind,
  isOpen,
  onOpenChange,
  role = "dialog",
  "aria-label": label,
  width,
  isDismissable = true,
  onKeyDown,
  className,
  children,
}: DialogFrameProps) {
  // If it is open from the start, it waits until the overlay root is in the document, where ids are looked up.
  const isPlaced = useIsPlaced();
  // A sheet is along the lower edge of a phone, where toasts would cover it.
  const keepClear = useKeptClear();
  const keepKeys = useKeptKeys();
  const stage = useRef<HTMLElement>(null);
  const stageRef = useCallback(
    (element: HTMLElement | null) => {
      stage.current = element;
      if (kind === "sheet") keepClear(element);
    },
    [kind, keepClear],
  );
  return (
    <AriaLocale>
      <Scrim
        {...(isOpen === undefined ? {} : { isOpen: isOpen && isPlaced })}
        {...(onOpenChange ? { onOpenChange } : {})}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
        // A press on a page that has hidden the dialog is meant for the page.
        shouldCloseOnInteractOutside={(element) => !isOnTopOf(element) && !(stage.current && isUnseen(stage.current))}
        data-kind={kind}
        style={onLayer(kind === "drawer" ? "drawer" : "modal")}
      >
        <Stage ref={stageRef} data-part="dialog" data-kind={kind} data-width={width}>
          <FocusAtOnce />
          <PortalRoot>
            {role === "none" ? (
              <PlainPanel className={className}>{children}</PlainPanel>
            ) : (
              <Panel
                ref={keepKeys}
                role={role}
                aria-label={label}
                className={className}
                {...(onKeyDown ? listening(onKeyDown) : {})}
              >
                <OwnOverlays>{children}</OwnOverlays>
              </Panel>
            )}
          </PortalRoot>
        </Stage>
      </Scrim>
    </AriaLocale>
  );
}

/** A dialog does not pass key handlers on, and keys pressed on the dialog itself are needed, too. */
function listening(onKeyDown: (event: KeyboardEvent) => void) {
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is among the props
  return { render: (props: ComponentProps<"section">) => <section {...props} onKeyDown={onKeyDown} /> };
}
