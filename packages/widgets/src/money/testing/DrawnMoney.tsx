import type { CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, type FakeHandlers } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import { useState, type CSSProperties, type ReactNode } from "react";

import { ClockContext } from "../../lib/clock.js";
import { moneyHandlers, stillClock } from "./moneyHandlers.js";

/** What every story about money can be told. */
export interface DrawnMoneyProps {
  /** What the server answers otherwise than usually. */
  handlers?: FakeHandlers;
  /** Who is looking; a seller on a paid plan without it. */
  profile?: CurrentUser;
  /** The place that the widget fills. */
  place?: CSSProperties;
}

/** A widget on a server that exists in memory, on the fixtures' day. */
export function DrawnMoney({ handlers, profile, place, children }: DrawnMoneyProps & { children: ReactNode }) {
  const [api] = useState(() => createFakeApi({ ...moneyHandlers({ profile }), ...handlers }));
  return (
    <CallwrightApiProvider client={api.client}>
      <ClockContext.Provider value={stillClock}>
        <div style={{ margin: -24, background: "var(--cw-surface)", ...place }}>{children}</div>
      </ClockContext.Provider>
    </CallwrightApiProvider>
  );
}
