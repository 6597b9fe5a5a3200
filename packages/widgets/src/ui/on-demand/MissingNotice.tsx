import { useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { reloadPage } from "../../lib/unsaved.js";
import type { MissingCode } from "../../lib/whyMissing.js";
import { Button } from "../button/index.js";
import { Notice } from "../notice/index.js";
import { onDemandMessages } from "./onDemand.messages.js";

interface MissingNoticeProps {
  why: MissingCode;
  onRetry: () => void;
  /** It was needed to submit a form, and not to open something. */
  isForm?: boolean;
}

/** Shows that code could not be loaded, and what helps: trying again, or reloading the page. */
export function MissingNotice({ why, onRetry, isForm = false }: MissingNoticeProps) {
  const t = useMessages(onDemandMessages);
  // As it was at the failure: the network may be back a moment before the code is.
  const [isOnline] = useState(navigator.onLine);
  if (why !== "unreachable") {
    return (
      <Notice
        tone="info"
        title={why === "gone" ? t.newVersion : t.stuck}
        action={
          <Button size="small" onPress={() => void reloadPage()}>
            {t.reload}
          </Button>
        }
      >
        {t.reloadHint}
      </Notice>
    );
  }
  if (isOnline) return <Notice onRetry={onRetry} />;
  return (
    <Notice tone="info" title={t.offline} onRetry={onRetry}>
      {isForm ? t.offlineForm : t.offlineHint}
    </Notice>
  );
}
