import { hasUnsaved } from "@callwright/widgets";

/** The tabs of this browser, which share one session. A channel sends nothing to the tab itself. */
const tabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("callwright.unsaved");

/** How long the other tabs may take to answer. One that the browser has put to sleep does not answer at all. */
const patienceMs = 200;

/** Tells other tabs that ask whether something in this one is unsaved. Returns a function to stop. */
export function answerOtherTabs(): () => void {
  return heard("asked", () => {
    if (hasUnsaved()) tell("unsaved");
  });
}

/** Whether something is unsaved in another tab, which would be lost if the session ended. */
export async function isUnsavedElsewhere(): Promise<boolean> {
  if (!tabs) return false;
  return new Promise((resolve) => {
    const settle = (isUnsaved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isUnsaved);
    };
    const timer = setTimeout(() => settle(false), patienceMs);
    const stop = heard("unsaved", () => settle(true));
    tell("asked");
  });
}

type Message = "asked" | "unsaved";

function tell(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  tabs?.postMessage(message);
}

function heard(message: Message, listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<Message>) => data === message && listener();
  tabs?.addEventListener("message", onMessage);
  return () => tabs?.removeEventListener("message", onMessage);
}
