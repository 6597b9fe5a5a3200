import { CallHistory } from "@callwright/widgets";

import { messages } from "../hostApp.messages.js";

/** The calls of a user's companies, in a tab of the user's page. Its code is loaded when the tab is chosen. */
export function UserCalls({ sellerCompanyIds }: { sellerCompanyIds: readonly string[] }) {
  return <CallHistory sellerCompanyIds={sellerCompanyIds} messages={{ titleOfManager: messages.callHistory }} />;
}
