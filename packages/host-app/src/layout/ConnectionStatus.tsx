import { whenWanted } from "@callwright/widgets";
import { useEffect } from "react";

import { useConnection } from "../session/connection.js";

const ConnectionStrip = whenWanted(
  () => import("./ConnectionStrip.js").then(({ ConnectionStrip }) => ConnectionStrip),
  "none",
);

/** Says what stands between the page and the server. Its code comes after the first drawing: without a network it would be late. */
export function ConnectionStatus() {
  const connection = useConnection();
  useEffect(() => ConnectionStrip.preload(), []);
  // Dialogs hide what is outside of them, but not this.
  return (
    <div role="status" data-react-aria-top-layer="true">
      {connection !== "there" && <ConnectionStrip isWanted connection={connection} />}
    </div>
  );
}
