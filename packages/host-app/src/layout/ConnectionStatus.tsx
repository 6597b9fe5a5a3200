import { lazy, Suspense, useEffect } from "react";

import { patiently, useConnection } from "../session/connection.js";

const loadStrip = patiently(() =>
  import("./ConnectionStrip.js").then(({ ConnectionStrip }) => ({ default: ConnectionStrip })),
);
const ConnectionStrip = lazy(loadStrip);

/** Says what stands between the page and the server. Its code comes after the first drawing: without a network it would be late. */
export function ConnectionStatus() {
  const connection = useConnection();
  useEffect(() => void loadStrip(), []);
  // Dialogs hide what is outside of them, but not this.
  return (
    <div role="status" data-react-aria-top-layer="true">
      <Suspense>{connection !== "there" && <ConnectionStrip connection={connection} />}</Suspense>
    </div>
  );
}
