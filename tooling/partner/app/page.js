// Rendered on the server: the entry points with components contain "use client" themselves.
import { CallHistory } from "@callwright/widgets/call-history";

import { Session } from "./Session.js";

export default function Page() {
  return (
    <Session>
      <CallHistory headingLevel={1} />
    </Session>
  );
}
