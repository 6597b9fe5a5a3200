import { useMay } from "@callwright/sdk/hooks";
import type { ReactNode } from "react";

import { MayContext } from "./allowed.js";

/** Provides the permissions of the session to everything below. */
export function MayProvider({ children }: { children: ReactNode }) {
  return <MayContext.Provider value={useMay()}>{children}</MayContext.Provider>;
}
