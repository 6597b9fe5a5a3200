import { type CSSProperties, useEffect, useState, useSyncExternalStore } from "react";
import { type QueuedToast, Text } from "react-aria-components/Toast";

import { useMessages } from "../../i18n/index.js";
import { AriaLocale } from "../aria/index.js";
import { IconButton } from "../button/index.js";
import { X } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { useLostAnswerTexts } from "../lost-answer/useLostAnswerTexts.js";
import { toneIcons } from "../notice/Notice.js";
import { noticeMessages } from "../notice/notice.messages.js";
import { onLayer, useOnTop } from "../portal/index.js";
import { toastMessages } from "./toast.messages.js";
import { ShownMessages } from "./ShownMessages.js";
import { Action, Card, Content, Region, Spinner } from "./Toasts.styles.js";
import type { Toaster, ToastKind } from "./Toaster.js";
import { usePlace } from "./usePlace.js";

/** Renders a toaster's messages, the newest nearest to the corner. F6 moves the keyboard focus there. */
export function Toasts({ toaster }: { toaster: Toaster }) {
  const [shown] = useState(() => toaster.shownBy(() => new ShownMessages()));
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useStaysAlive(region);
  const { lift, corner } = usePlace(region, toaster.keptClear);
  const style: CSSProperties & { "--lift": string } = { ...onLayer("toast"), "--lift": `${lift}px` };
  return (
    <AriaLocale>
      <Region ref={setRegion} queue={shown.queue} data-corner={corner} style={style}>
        {({ toast }) => <Toast shown={shown} toast={toast as QueuedToast<string>} />}
      </Region>
    </AriaLocale>
  );
}

/** In a shadow root, a dialog that opens does not recognise the messages and makes them inert like everything else. */
function useStaysAlive(region: HTMLElement | null) {
  useEffect(() => {
    if (!region) return undefined;
    const observer = new MutationObserver(() => {
      if (region.inert) region.inert = false;
    });
    observer.observe(region, { attributeFilter: ["inert"] });
    return () => observer.disconnect();
  }, [region]);
}

function Toast({ shown, toast }: { shown: ShownMessages; toast: QueuedToast<string> }) {
  const t = useMessages(toastMessages);
  const failure = useMessages(noticeMessages);
  const lostAnswerTexts = useLostAnswerTexts();
  useOnTop();
  const message = useSyncExternalStore(shown.subscribe, () => shown.read(toast.content));
  if (!message) return <></>;
  const { kind, action, isUnexplained, lost } = message;
  const lostTexts = lost && lostAnswerTexts(lost);
  const title = message.title ?? lostTexts?.title;
  const unanswered = message.title === undefined ? undefined : lostTexts?.title;
  const hint = lostTexts?.hint ?? (isUnexplained ? failure.message : undefined);
  const body = [message.body, unanswered, hint].filter((line) => line !== undefined).join("\n");
  return (
    <Card toast={toast} data-kind={kind}>
      <Sign kind={kind} />
      <Content>
        <Text slot="title">{title}</Text>
        {body !== "" && <Text slot="description">{body}</Text>}
        {action && (
          <Action
            type="button"
            onClick={() => {
              shown.close(toast.content);
              action.onAction();
            }}
          >
            {action.label}
          </Action>
        )}
      </Content>
      <IconButton size="small" icon={X} label={t.close} onPress={() => shown.close(toast.content)} />
    </Card>
  );
}

function Sign({ kind }: { kind: ToastKind }) {
  if (kind !== "loading") return <Icon icon={toneIcons[kind]} />;
  return (
    <Spinner viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1.75a6.25 6.25 0 1 0 6.25 6.25" />
    </Spinner>
  );
}
