import { createContext, useContext } from "react";

/** Something a person did or a widget noticed, told to the host in the past tense. */
export interface WidgetEvent {
  /** The widget's name, as in its `data-widget`. */
  widget: string;
  /** What happened, e.g. `callStarted`. */
  type: string;
  /** What it happened to. */
  detail?: unknown;
}

/** What the host decided for every widget. */
export interface Host {
  /** Whether single-letter keys work in tables. */
  shortcuts: boolean;
  /** For style tags that are not styled-components' own. */
  nonce: string | undefined;
  onEvent: ((event: WidgetEvent) => void) | undefined;
}

export const HostContext = createContext<Host>({ shortcuts: true, nonce: undefined, onEvent: undefined });

/** The host's decisions, for widgets and parts. */
export function useHost(): Host {
  return useContext(HostContext);
}
