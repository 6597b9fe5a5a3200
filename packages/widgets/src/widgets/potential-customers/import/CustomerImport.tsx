import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { firstPotentialCustomersMessages } from "../potentialCustomers.firstTexts.js";
import { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import type { ImportOutcome } from "../PotentialCustomers.types.js";
import { ImportModal } from "./ImportModal.js";
import { useCustomerImport } from "./useImport.js";

/** Props of {@link CustomerImport}. */
export interface CustomerImportProps {
  t: Messages<typeof firstPotentialCustomersMessages>;
  isOpen: boolean;
  ownerId: string | null | undefined;
  onClose: () => void;
  onImported: (outcome: ImportOutcome) => void;
}

/** Imports customers from a spreadsheet, each with a contact if its row has one (B-PC-20). */
export function CustomerImport({ t: begun, isOpen, ownerId, onClose, onImported }: CustomerImportProps) {
  const t = useAllMessages(potentialCustomersMessages, begun);
  const toast = useToast();
  const model = useCustomerImport(ownerId, (outcome) => {
    toast.success(t.imported({ created: outcome.created, updated: outcome.updated }));
    onImported(outcome);
    if (outcome.errors.length === 0) onClose();
  });
  return <ImportModal t={t} isOpen={isOpen} title={t.importTitle} model={model} onClose={onClose} />;
}
