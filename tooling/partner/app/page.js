// Drawn on the server: doors that draw say themselves that they belong to the browser, too.
import { CallHistory } from "@callwright/widgets/call-history";

import { Session } from "./Session.js";

export default function Page() {
  return (
    <Session>
      <CallHistory headingLevel={1} />
    </Session>
  );
}
