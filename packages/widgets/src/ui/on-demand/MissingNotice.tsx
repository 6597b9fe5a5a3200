import { useMessages } from "../../i18n/index.js";
import { reloadPage } from "../../lib/unsaved.js";
import type { MissingCode } from "../../lib/whyMissing.js";
import { Button } from "../button/index.js";
import { Notice } from "../notice/index.js";
import { onDemandMessages } from "./onDemand.messages.js";

/** Why code is missing, as it was at the failure: the network may be back a moment before the code is. */
export type MissingWhy = MissingCode | "offline";

interface MissingNoticeProps {
  why: MissingWhy;
  onRetry: () => void;
  /** It was needed to submit a form, and not to open something. */
  isForm?: boolean;
}

/** Shows that code could not be loaded, and what helps: trying again, or reloading the page. */
export function MissingNotice({ why, onRetry, isForm = false }: MissingNoticeProps) {
  const t = useMessages(onDemandMessages);
  if (why === "unreachable") return <Notice onRetry={onRetry} />;
  if (why === "offline") {
    return (
      <Notice tone="info" title={t.offline} onRetry={onRetry}>
        {isForm ? t.offlineForm : t.offlineHint}
      </Notice>
    );
  }
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
