import { createContext, useContext } from "react";

import type { WidgetReport } from "./widgetEvents.js";

/** What the host decided for every widget. */
export interface Host {
  /** Whether single-letter keys work in tables. */
  shortcuts: boolean;
  /** For style tags that are not styled-components' own. */
  nonce: string | undefined;
  onEvent: ((event: WidgetReport) => void) | undefined;
}

export const HostContext = createContext<Host>({ shortcuts: true, nonce: undefined, onEvent: undefined });

/** The host's decisions, for widgets and parts. */
export function useHost(): Host {
  return useContext(HostContext);
}
