import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";

import { messages } from "../hostApp.messages.js";
import { Brand } from "./Brand.js";
import { Navigation } from "./Navigation.js";
import * as s from "./NavigationDrawer.styles.js";

export interface NavigationDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The navigation on a narrow window. It slides in from the side on which a line of text begins. */
export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps) {
  return (
    <s.Scrim as={ModalOverlay} isOpen={isOpen} isDismissable onOpenChange={(open: boolean) => !open && onClose()}>
      <s.Panel as={Modal}>
        <s.Content as={Dialog} aria-label={messages.navigation}>
          <s.Top>
            <Brand.Logo />
          </s.Top>
          <Navigation onNavigate={onClose} />
        </s.Content>
      </s.Panel>
    </s.Scrim>
  );
}
