import { useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { useHost, type Expiry } from "../../lib/HostContext.js";
import { Notice } from "../notice/index.js";
import { widgetRootMessages } from "./widgetRoot.messages.js";
import { Failed } from "./WidgetRoot.styles.js";

/** Says that a session has ended that could not be renewed. What somebody is doing below stays as it is. */
export function SessionNotice() {
  const { expiry } = useHost();
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
