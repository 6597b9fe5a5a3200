import type { FakeApi, FakeHandlers } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import { type CSSProperties, type ReactNode, useState } from "react";

import { stillClock } from "./stillClock.js";
import { ClockContext } from "../lib/clock.js";

/** What every story can set, whatever the widget. */
export interface DrawnOptions {
  /** Handlers that replace the default ones. */
  handlers?: FakeHandlers;
  /** The styles of the box that the widget fills. */
  place?: CSSProperties;
}

/** Props of {@link DrawnWidget}. */
export interface DrawnWidgetProps extends Pick<DrawnOptions, "place"> {
  /** Makes the in-memory server, once. */
  api: () => FakeApi;
  children: ReactNode;
}

/** A widget with an in-memory server, on the day of the fixtures, without the margin of other stories. */
export function DrawnWidget({ api: make, place, children }: DrawnWidgetProps) {
  const [api] = useState(make);
  return (
    <CallwrightApiProvider client={api.client}>
      <ClockContext.Provider value={stillClock}>
        <div style={{ margin: -24, background: "var(--cw-surface)", ...place }}>{children}</div>
      </ClockContext.Provider>
    </CallwrightApiProvider>
  );
}
