import type { ReactNode } from "react";
import { Heading } from "react-aria-components/Dialog";

import { useMessages } from "../../i18n/index.js";
import { IconButton } from "../button/index.js";
import { ArrowLeft, X } from "../icon/generated/icons.js";
import { dialogMessages } from "./dialog.messages.js";
import { Body, Footer, Header } from "./ModalLayout.styles.js";

interface ModalLayoutProps {
  title: ReactNode;
  /** Shows a back arrow before the title. */
  onBack?: (() => void) | undefined;
  /** Shows a cross at the end of the header. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  footer?: ReactNode;
}

/** The layout of a modal: title, scrolling body, actions at the end. */
export function ModalLayout({ title, onBack, onClose, children, footer }: ModalLayoutProps) {
  const t = useMessages(dialogMessages);
  return (
    <>
      <Header>
        {onBack && <IconButton icon={ArrowLeft} label={t.back} onPress={onBack} />}
        <Heading slot="title" dir="auto">
          {title}
        </Heading>
        {onClose && <IconButton icon={X} label={t.close} onPress={onClose} />}
      </Header>
      <Body>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </>
  );
}
