import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useCallback, useState } from "react";
import { Heading } from "react-aria-components/Dialog";

import { useMessages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { IconButton } from "../button/index.js";
import { useUnsavedGuard } from "../confirm/index.js";
import { DialogFrame, dialogMessages } from "../dialog/index.js";
import { useKeptClear } from "../toast/index.js";
import { FooterContext } from "./DrawerFooter.js";
import { useOpenTitle } from "./useOpenTitle.js";
import { Body, Footer, Header, Rule, Steps } from "./Drawer.styles.js";

/** Steps from one row to the next while the drawer stays open. */
export interface DrawerNavigation {
  /** Left out on the first row. */
  onPrevious?: (() => void) | undefined;
  /** Left out on the last row. */
  onNext?: (() => void) | undefined;
  /** @default "Previous" */
  previousLabel?: string;
  /** @default "Next" */
  nextLabel?: string;
}

/** Props of {@link Drawer}. */
export interface DrawerProps {
  isOpen: boolean;
  /** Asked to close: the cross, Escape, a press on the scrim, or `close` of the footer. */
  onClose: () => void;
  title: string;
  /** Arrows in the header unless it is too narrow, and the keys J (next) and K (previous) unless the host switched shortcuts off. */
  navigation?: DrawerNavigation | undefined;
  /** More in the header, before the cross: a `Menu`. */
  actions?: ReactNode;
  /** Whether something would be lost by leaving, which is then asked about. @default false */
  isDirty?: boolean;
  /** Whether Escape and the scrim may close it. Off while something is being sent. @default true */
  isDismissable?: boolean;
  /** Whether the body goes from edge to edge, for tabs and lists that bring their own padding. @default false */
  isFlush?: boolean;
  /** Scrolls, and is a size container named `cw`: lay it out with `@container cw`, not by the viewport. */
  children: ReactNode;
  /** The actions at the bottom, the primary one last. Full width where the drawer is narrow. A form in a tab brings its own: `DrawerFooter`. */
  footer?: ReactNode | ((drawer: { close: () => void }) => ReactNode);
}

/**
 * A page beside the page, at the inline end: all of a phone, 60 % of a tablet, 40 % of a desk. Focus moves in, is kept
 * and comes back to where it came from; changes that would be lost are asked about on every way out.
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
        <Heading slot="title">{title}</Heading>
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
