import {
  createContext,
  type ReactNode,
  type RefCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";

import { whenWanted } from "../../lib/whenWanted.js";
import { Toaster } from "./Toaster.js";

const ToasterContext = createContext<Toaster | undefined>(undefined);
const Toasts = whenWanted(() => import("./Toasts.js").then(({ Toasts }) => Toasts), "none");

/** Gives the widgets inside one place to say what happened. The provider draws it; nested providers have their own. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toaster] = useState(() => new Toaster());
  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      <Messages toaster={toaster} />
    </ToasterContext.Provider>
  );
}

/** No page begins with a message: what draws them comes with the first. */
function Messages({ toaster }: { toaster: Toaster }) {
  const hasSpoken = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.hasSpoken,
    () => false,
  );
  return <Toasts isWanted={hasSpoken} toaster={toaster} />;
}

/**
 * For what must stay in sight and in reach, such as a drawer's actions or the pages of a list: no message covers it.
 *
 * @param top where it begins, px from the screen's upper edge, for what moves
 */
export function useKeptClear(top?: number): RefCallback<HTMLElement> {
  const toaster = useContext(ToasterContext);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => (element ? toaster?.keptClear.keep(element, top) : undefined), [element, toaster, top]);
  return setElement;
}

/**
 * Says what happened, e.g. `toast.success(t.created)`. The same object on every render.
 *
 * @throws Outside a `CallwrightProvider`: a message that nobody sees would be worse.
 */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error("useToast needs a CallwrightProvider around it.");
  return toaster;
}
