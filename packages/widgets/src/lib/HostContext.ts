import { createContext, useContext } from "react";

import type { ListMemory } from "./listMemory.js";
import type { WidgetReport } from "./widgetEvents.js";

/** A session that has ended and could not be renewed. */
export interface Expiry {
  /** Tries once more. Answers whether it goes on. */
  retry: () => Promise<boolean>;
}

/** What the host decided for every widget. */
export interface Host {
  /** Whether single-letter keys work in tables. */
  shortcuts: boolean;
  /** Called with the title of the topmost open drawer; undefined when none is open. */
  onTitleChange?: ((title: string | undefined) => void) | undefined;
  onEvent: ((event: WidgetReport) => void) | undefined;
  /** Whether widgets show what is wrong with how they are embedded. */
  debug?: boolean | undefined;
  /** Undefined while the session goes on. */
  expiry: Expiry | undefined;
  /** Undefined where nothing is kept. */
  listMemory: ListMemory | undefined;
}

export const HostContext = createContext<Host>({
  shortcuts: true,
  onEvent: undefined,
  expiry: undefined,
  listMemory: undefined,
});

/** The host's decisions, for widgets and parts. */
export function useHost(): Host {
  return useContext(HostContext);
}
