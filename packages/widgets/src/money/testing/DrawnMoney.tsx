import type { CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi } from "@callwright/sdk/fake";
import type { ReactNode } from "react";

import { type DrawnOptions, DrawnWidget } from "../../testing/DrawnWidget.js";
import { moneyHandlers } from "./moneyHandlers.js";

/** What every story about money can be told. */
export interface DrawnMoneyProps extends DrawnOptions {
  /** Who is looking; a seller on a paid plan without it. */
  profile?: CurrentUser;
}

/** A widget on a server that exists in memory, on the fixtures' day. */
export function DrawnMoney({ handlers, profile, place, children }: DrawnMoneyProps & { children: ReactNode }) {
  return (
    <DrawnWidget api={() => createFakeApi({ ...moneyHandlers({ profile }), ...handlers })} place={place}>
      {children}
    </DrawnWidget>
  );
}
