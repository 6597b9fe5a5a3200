import {
  createContext,
  type ReactNode,
  type RefCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";

import { wantedPart } from "../../lib/wantedPart.js";
import { Toaster } from "./Toaster.js";

const ToasterContext = createContext<Toaster | undefined>(undefined);
const Toasts = wantedPart(() => import("./Toasts.js").then(({ Toasts }) => Toasts));

/** Loads the code of the messages in advance: a failure for lack of a network is said where it cannot be loaded any more. */
export const preloadToasts = Toasts.preload;

/**
 * Provides announcements to the widgets inside one overlay root. The provider renders it; nested providers have their
 * own.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toaster] = useState(() => new Toaster());
  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      <Messages toaster={toaster} />
    </ToasterContext.Provider>
  );
}

/** No page begins with a message: the component that renders them is loaded with the first one. */
function Messages({ toaster }: { toaster: Toaster }) {
  const hasSpoken = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.hasSpoken,
    () => false,
  );
  return <Toasts isWanted={hasSpoken} toaster={toaster} />;
}

/**
 * For an area that must stay visible and usable, such as a drawer's actions or a list's pagination: no message covers
 * it.
 *
 * @param top its upper edge, px from the top of the screen, for something that moves
 */
export function useKeptClear(top?: number): RefCallback<HTMLElement> {
  const toaster = useContext(ToasterContext);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => (element ? toaster?.keptClear.keep(element, top) : undefined), [element, toaster, top]);
  return setElement;
}

/**
 * Shows an announcement, for example `toast.success(t.created)`. The object is the same on every render.
 *
 * @throws Outside a `CallwrightProvider`, because nobody would see the message.
 */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error("useToast needs a CallwrightProvider around it.");
  return toaster;
}
