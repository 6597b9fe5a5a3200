import { createContext, useContext } from "react";

import type { ListMemory } from "./listMemory.js";
import type { WidgetReport } from "./widgetEvents.js";

/** A session that has expired and could not be renewed. */
export interface Expiry {
  /** Tries once more. Returns whether the session continues. */
  retry: () => Promise<boolean>;
}

/** The host's settings for all widgets. */
export interface Host {
  /** Whether single-letter keys work in tables. */
  shortcuts: boolean;
  /** Called with the title of the topmost open drawer; undefined when none is open. */
  onTitleChange?: ((title: string | undefined) => void) | undefined;
  onEvent: ((event: WidgetReport) => void) | undefined;
  /** Whether widgets show errors in how they are embedded. */
  debug?: boolean | undefined;
  /** Undefined while the session is valid. */
  expiry: Expiry | undefined;
  /** Undefined if the host stores nothing. */
  listMemory: ListMemory | undefined;
}

export const HostContext = createContext<Host>({
  shortcuts: true,
  onEvent: undefined,
  expiry: undefined,
  listMemory: undefined,
});

/** The host's settings, for widgets and parts. */
export function useHost(): Host {
  return useContext(HostContext);
}
