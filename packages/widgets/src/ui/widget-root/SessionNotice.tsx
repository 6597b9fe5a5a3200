import { useState } from "react";

import { useMessages } from "../../i18n/index.js";
import type { Expiry } from "../../lib/HostContext.js";
import { Notice } from "../notice/index.js";
import { widgetRootMessages } from "./widgetRoot.messages.js";
import { Failed } from "./WidgetRoot.styles.js";

/** Shows that a session has expired and could not be renewed. The person's work below is not affected. */
export function SessionNotice({ expiry }: { expiry: Expiry | undefined }) {
  return expiry && <Expired expiry={expiry} />;
}

function Expired({ expiry }: { expiry: Expiry }) {
  const t = useMessages(widgetRootMessages);
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await expiry.retry();
    setRetrying(false);
  };
  return (
    <Failed>
      <Notice tone="info" title={t.sessionEnded} isRetrying={isRetrying} onRetry={() => void retry()}>
        {t.sessionEndedHint}
      </Notice>
    </Failed>
  );
}
