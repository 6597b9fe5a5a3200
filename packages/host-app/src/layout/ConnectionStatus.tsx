import { whenWanted } from "@callwright/widgets";
import { useEffect, useSyncExternalStore } from "react";

import { currentConnection, onConnectionChanged } from "../session/connection.js";

const ConnectionStrip = whenWanted(
  () => import("./ConnectionStrip.js").then(({ ConnectionStrip }) => ConnectionStrip),
  "none",
);

/**
 * Shows a strip while the connection to the server has a problem. The code of the strip is loaded right after the first
 * render, because it could not be loaded without a network.
 */
export function ConnectionStatus() {
  const connection = useSyncExternalStore(onConnectionChanged, currentConnection);
  useEffect(() => ConnectionStrip.preload(), []);
  // An open dialog hides everything outside of it from screen readers, except for this element.
  return (
    <div role="status" data-react-aria-top-layer="true">
      {connection !== "there" && <ConnectionStrip isWanted connection={connection} />}
    </div>
  );
}
