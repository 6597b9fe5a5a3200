import { isOffline } from "../isOffline.js";
import { isHidden } from "../realtime/isHidden.js";

/** What brought a page back: the person looks at it again, or its network works again. */
export type Return = "seen" | "online";

const callbacks = new Set<(how: Return) => void>();

const tell = (how: Return) => callbacks.forEach((callback) => callback(how));
const onSeen = () => isHidden() || tell("seen");
const onOnline = () => tell("online");

/** Whether somebody can see the page, and it may have a network. */
export const isPresent = () => !isHidden() && !isOffline();

/** Calls back whenever the page returns. The result stops it. */
export function onReturn(callback: (how: Return) => void): () => void {
  // A listener that is already there is not added again.
  addEventListener("focus", onSeen);
  document.addEventListener("visibilitychange", onSeen);
  addEventListener("online", onOnline);
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}
