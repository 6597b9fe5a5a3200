import { useApi } from "@callwright/sdk/hooks";

import type { Messages } from "../../../i18n/index.js";
import { useConfirm } from "../../../ui/confirm/index.js";
import { askToDelete } from "../askToDelete.js";
import type { companiesMessages } from "../companies.messages.js";

/** Asks for confirmation before the open company is deleted. Render `dialog` in the drawer. */
export function useAskToDelete(t: Messages<typeof companiesMessages>) {
  const client = useApi();
  const { confirm, dialog } = useConfirm();
  return { ask: askToDelete({ t, client, confirm }), dialog };
}
