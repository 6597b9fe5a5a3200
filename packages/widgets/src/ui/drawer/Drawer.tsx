import { type KeyboardEvent, type ReactNode, useCallback, useState } from "react";
import { Heading } from "react-aria-components/Dialog";

import { useMessages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { IconButton } from "../button/index.js";
import { useUnsavedGuard } from "../confirm/index.js";
import { DialogFrame, dialogMessages } from "../dialog/index.js";
import { ChevronDown, ChevronUp, X } from "../icon/generated/icons.js";
import { useKeptClear } from "../toast/index.js";
import { FooterContext } from "./DrawerFooter.js";
import { useOpenTitle } from "./useOpenTitle.js";
import { Body, Footer, Header, Kind, Rule, Steps } from "./Drawer.styles.js";

/** Moves between rows while the drawer stays open. */
export interface DrawerNavigation {
  /** Leave it out on the first row. */
  onPrevious?: (() => void) | undefined;
  /** Leave it out on the last row. */
  onNext?: (() => void) | undefined;
  /** @default "Previous" */
  previousLabel?: string;
  /** @default "Next" */
  nextLabel?: string;
}

/** Props of {@link Drawer}. */
export interface DrawerProps {
  isOpen: boolean;
  /** Called when the user asks to close it: with the cross, Escape, a press on the scrim, or the footer's `close`. */
  onClose: () => void;
  /** The name of what it shows. */
  title: string;
  /** What kind of record has this name, shown before it. */
  kind?: string | undefined;
  /** Shows arrows in the header where there is room, and adds the keys J (next) and K (previous) unless the host disabled shortcuts. */
  navigation?: DrawerNavigation | undefined;
  /** Further controls in the header, before the close button: a `Menu`. */
  actions?: ReactNode;
  /** Whether there are unsaved changes. Closing then asks for confirmation. @default false */
  isDirty?: boolean;
  /** Whether Escape and the scrim close it. Set it to false while a request is running. @default true */
  isDismissable?: boolean;
  /** Whether the body has no padding, for tabs and lists with padding of their own. @default false */
  isFlush?: boolean;
  /** The scrolling content. It is a size container named `cw`: use `@container cw` instead of media queries. */
  children: ReactNode;
  /** The actions at the bottom, the primary one last; full width in a narrow drawer. A form inside a tab uses `DrawerFooter` instead. */
  footer?: ReactNode | ((drawer: { close: () => void }) => ReactNode);
}

/**
 * A panel at the inline end of the page. It takes the full width of a phone, 60 % of a tablet and 40 % of a desktop screen. It
 * traps the focus and returns it when it closes, and asks before unsaved changes are lost, however it is closed.
 *
 * @example
 * <Drawer isOpen={call !== undefined} onClose={close} title={call.customer} navigation={{ onPrevious, onNext }}
 *   footer={<Button>Send feedback</Button>}>
 *   …
 * </Drawer>
 */
export function Drawer({
  isOpen,
  onClose,
  title,
  kind,
  navigation,
  actions,
  isDirty = false,
  isDismissable = true,
  isFlush = false,
  children,
  footer,
}: DrawerProps) {
  const t = useMessages(dialogMessages);
  const { shortcuts } = useHost();
  const { guard, dialog } = useUnsavedGuard(isOpen && isDirty);
  const close = () => guard(onClose);
  const keepClear = useKeptClear();
  const [footerElement, setFooterElement] = useState<HTMLElement | null>(null);
  const footerRef = useCallback(
    (element: HTMLElement | null) => {
      keepClear(element);
      setFooterElement(element);
    },
    [keepClear],
  );
  useOpenTitle(isOpen ? title : undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { j: navigation?.onNext, k: navigation?.onPrevious }[event.key.toLowerCase()];
    if (!step || !shortcuts || isMeantElsewhere(event)) return;
    event.preventDefault();
    guard(step);
  };

  return (
    <DialogFrame
      kind="drawer"
      isOpen={isOpen}
      isDismissable={isDismissable}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      onKeyDown={onKeyDown}
    >
      <Header>
        <Heading slot="title" dir="auto">
          {kind !== undefined && <Kind>{kind} </Kind>}
          {title}
        </Heading>
        {navigation && (
          <Steps>
            <IconButton
              icon={ChevronUp}
              label={navigation.previousLabel ?? t.previous}
              disabledReason={navigation.onPrevious ? undefined : t.isFirst}
              onPress={() => navigation.onPrevious && guard(navigation.onPrevious)}
            />
            <IconButton
              icon={ChevronDown}
              label={navigation.nextLabel ?? t.next}
              disabledReason={navigation.onNext ? undefined : t.isLast}
              onPress={() => navigation.onNext && guard(navigation.onNext)}
            />
            <Rule />
          </Steps>
        )}
        {actions}
        <IconButton icon={X} label={t.close} onPress={close} isDisabled={!isDismissable} />
      </Header>
      <Body data-flush={isFlush || undefined}>
        <FooterContext.Provider value={footerElement}>{children}</FooterContext.Provider>
      </Body>
      <Footer ref={footerRef}>{typeof footer === "function" ? footer({ close }) : footer}</Footer>
      {dialog}
    </DialogFrame>
  );
}

/** Typing, a browser's own shortcut, or a key pressed in an overlay that this drawer opened. */
function isMeantElsewhere({ target, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  return !currentTarget.contains(target) || target.isContentEditable || target.matches("input, textarea, select");
}
