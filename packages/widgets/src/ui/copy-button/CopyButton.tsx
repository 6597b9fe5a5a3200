import { forwardRef, type Ref, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { copyText } from "../../lib/copyText.js";
import { Button, type ButtonProps } from "../button/index.js";
import { Check, Copy } from "../icon/generated/icons.js";
import { useToast } from "../toast/index.js";
import { copyButtonMessages } from "./copyButton.messages.js";
import { Place } from "./CopyButton.styles.js";

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends Pick<ButtonProps, "size" | "variant"> {
  /** Returns the text to copy. It is called when the button is pressed. */
  text: () => string;
  /** Called with the result. Without it, a message says that the browser did not copy the text. */
  onDone?: (isCopied: boolean) => void;
}

/**
 * Copies a text to the clipboard. The browser can refuse this, for example in a frame or on a page without TLS.
 *
 * @example
 * <CopyButton size="small" text={() => body} />
 */
export const CopyButton = forwardRef(function CopyButton(
  { text, onDone, ...looks }: CopyButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  const t = useMessages(copyButtonMessages);
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = await copyText(text());
    setCopied(isDone);
    if (onDone) onDone(isDone);
    else if (!isDone) toast.error(t.copyFailed);
  };
  return (
    // The check mark stays until the pointer or the focus leaves, so that the next copy shows it again.
    <Place onPointerLeave={() => setCopied(false)} onBlur={() => setCopied(false)}>
      <Button ref={ref} {...looks} icon={isCopied ? Check : Copy} onPress={() => void copy()}>
        {isCopied ? t.copied : t.copy}
      </Button>
    </Place>
  );
});
