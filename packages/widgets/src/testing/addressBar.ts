import { useEffect, useState } from "react";

import type { OnViewChange, ViewStep } from "../lists/useWidgetView.js";

/** An address bar: keeps what a widget tells, and goes where the test says, as Back and Forward do. */
export function addressBar<View extends object>() {
  const told: [view: Partial<View>, step?: ViewStep][] = [];
  let set: (view: Partial<View>) => void = () => undefined;
  return {
    /** What the widget told, and whether something was opened or closed. */
    told,
    go: (view: Partial<View>) => set(view),
    /** For the component that draws the widget: spread it. */
    useAddress: (begin: Partial<View> = {}) => {
      const [initialView, setView] = useState(begin);
      useEffect(() => {
        set = setView;
      }, []);
      const onViewChange: OnViewChange<View> = (view, step) => {
        told.push(step === undefined ? [view] : [view, step]);
        setView(view);
      };
      return { initialView, onViewChange };
    },
  };
}
