import type { Messages } from "../../../i18n/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { ImportModal } from "./ImportModal.js";
import { useContactImport } from "./useImport.js";

/** Props of {@link ContactImport}. */
export interface ContactImportProps {
  t: Messages<typeof potentialCustomersMessages>;
  isOpen: boolean;
  customerId: string;
  onClose: () => void;
}

/** Imports contacts of a customer from a spreadsheet (B-IMP-05). */
export function ContactImport({ t, isOpen, customerId, onClose }: ContactImportProps) {
  const toast = useToast();
  const model = useContactImport(customerId, ({ created, updated, errors }) => {
    if (created + updated > 0) toast.success(t.contactsImported);
    if (errors.length === 0) onClose();
  });
  return <ImportModal t={t} isOpen={isOpen} title={t.importContactsTitle} model={model} onClose={onClose} />;
}
