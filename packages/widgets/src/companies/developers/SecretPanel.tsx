import { useRef, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { useStay } from "../../lib/useStay.js";
import { CopyButton } from "../../ui/copy-button/index.js";
import { Notice } from "../../ui/notice/index.js";
import { developersMessages } from "./developers.messages.js";
import { Facts, Hint, SecretBox, SecretText, Stack } from "./Developers.styles.js";

/** Props of {@link SecretPanel}. */
export interface SecretPanelProps {
  /** Nowhere but on this screen and, when somebody copies it, on their clipboard. */
  secret: string;
  /** Where to keep it, and what can be done when it is lost. */
  children: string;
}

/**
 * A secret that is shown this once, and a button that copies it. Stands in a dialog that only its own button closes: the
 * browser's Back does not leave it either, and before a reload the browser asks.
 */
export function SecretPanel({ secret, children }: SecretPanelProps) {
  const t = useMessages(developersMessages);
  const text = useRef<HTMLElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  // At once: the form that stood here has just gone, and its focus with it.
  useLayoutEffect(() => copyButton.current?.focus(), []);
  useStay(secret !== "");
  const [hasFailed, setFailed] = useState(false);
  return (
    <Stack>
      <Notice tone="warning" title={t.onceTitle}>
        {children}
      </Notice>
      <Facts>
        <dt>{t.secret}</dt>
        <dd>
          <SecretBox>
            <SecretText ref={text} dir="ltr" translate="no">
              {secret}
            </SecretText>
            <CopyButton ref={copyButton} text={() => secret} onDone={selectIfRefused} />
          </SecretBox>
          <Hint role="status">{hasFailed ? t.copyFailed : ""}</Hint>
        </dd>
      </Facts>
    </Stack>
  );

  function selectIfRefused(isCopied: boolean) {
    setFailed(!isCopied);
    if (!isCopied && text.current) text.current.ownerDocument.getSelection()?.selectAllChildren(text.current);
  }
}
