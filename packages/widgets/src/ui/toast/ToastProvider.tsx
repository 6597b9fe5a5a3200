import { createContext, type ReactNode, useContext, useState } from "react";

import { Toasts } from "./Toasts.js";
import { Toaster } from "./Toaster.js";

const ToasterContext = createContext<Toaster | undefined>(undefined);

/** Gives the widgets inside one place to say what happened. The provider draws it; nested providers have their own. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toaster] = useState(() => new Toaster());
  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      <Toasts toaster={toaster} />
    </ToasterContext.Provider>
  );
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
