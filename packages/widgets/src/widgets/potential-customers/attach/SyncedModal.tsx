import { type Messages, useAllMessages } from "../../../i18n/index.js";
import type { firstPotentialCustomersMessages } from "../potentialCustomers.firstTexts.js";
import { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { CompanyOutcome } from "../PotentialCustomers.types.js";
import { OutcomesModal } from "./OutcomesModal.js";

/** Props of {@link SyncedModal}. */
export interface SyncedModalProps {
  t: Messages<typeof firstPotentialCustomersMessages>;
  isOpen: boolean;
  outcomes: readonly CompanyOutcome[];
  onClose: () => void;
}

/** The result for each company after a sync of contacts that left some of them out. */
export function SyncedModal({ t: begun, ...modal }: SyncedModalProps) {
  const t = useAllMessages(potentialCustomersMessages, begun);
  return <OutcomesModal t={t} title={t.syncContacts} countText={(count) => t.contactsSynced({ count })} {...modal} />;
}
