import type { Messages } from "../../../i18n/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CompanyOutcome } from "../PotentialCustomers.types.js";
import { OutcomesModal } from "./OutcomesModal.js";

/** Props of {@link SyncedModal}. */
export interface SyncedModalProps {
  t: Messages<typeof potentialCustomersMessages>;
  isOpen: boolean;
  outcomes: readonly CompanyOutcome[];
  onClose: () => void;
}

/** What a sync of contacts did for each company, when it left some out. */
export function SyncedModal({ t, ...modal }: SyncedModalProps) {
  return <OutcomesModal t={t} title={t.syncContacts} countText={(count) => t.contactsSynced({ count })} {...modal} />;
}
