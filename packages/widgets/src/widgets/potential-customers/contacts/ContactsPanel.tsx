import type { Contact } from "@callwright/sdk/contract";
import { useMemo, useState } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useConfirm } from "../../../ui/confirm/index.js";
import { useToast } from "../../../ui/toast/index.js";
import { ContactImport } from "../import/ContactImport.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { ContactForm } from "./ContactForm.js";
import { ContactList } from "./ContactList.js";
import { nameOf } from "./contactForm.js";
import { useContacts } from "./useContacts.js";

/** Props of {@link ContactsPanel}. */
export interface ContactsPanelProps {
  t: Messages<typeof potentialCustomersMessages>;
  customerId: string;
  /** Two-letter code of the customer's country, where numbers without a code are from. */
  country: string;
  uploadDisabledReason: string | undefined;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Which of its three modes the panel is in (B-CONT-01). */
type Mode = { is: "list" } | { is: "create" } | { is: "edit"; contact: Contact };

/** The people at a customer: a list, a form for a new one, and a form for the chosen one. */
export function ContactsPanel({ t, customerId, country, uploadDisabledReason, onDirtyChange }: ContactsPanelProps) {
  const toast = useToast();
  const { confirm, dialog } = useConfirm();
  const [mode, setMode] = useState<Mode>({ is: "list" });
  const [isUploading, setUploading] = useState(false);
  const voice = useMemo(
    () => ({
      deleted: () => void toast.success(t.contactDeleted),
      deleteFailed: (error: { problem?: { message: string } | undefined }) =>
        void toast.error(error.problem?.message ?? t.contactDeleteFailed),
    }),
    [toast, t],
  );
  const contacts = useContacts(customerId, voice);
  const backToList = () => setMode({ is: "list" });

  if (mode.is !== "list") {
    const contact = mode.is === "edit" ? mode.contact : undefined;
    return (
      <ContactForm
        key={contact?.id ?? "new"}
        t={t}
        contact={contact}
        country={country}
        onBack={backToList}
        onDirtyChange={onDirtyChange}
        onSave={async (input) => {
          await contacts.save(input, contact?.id);
          toast.success(t.contactSaved);
          backToList();
        }}
      />
    );
  }
  return (
    <>
      <ContactList
        t={t}
        state={contacts.state}
        page={contacts.page}
        onPageChange={contacts.setPage}
        uploadDisabledReason={uploadDisabledReason}
        onAdd={() => setMode({ is: "create" })}
        onUpload={() => setUploading(true)}
        onEdit={(contact) => setMode({ is: "edit", contact })}
        onDelete={(contact) => void askToDelete(contact)}
      />
      {isUploading && <ContactImport t={t} customerId={customerId} onClose={() => setUploading(false)} />}
      {dialog}
    </>
  );

  async function askToDelete(contact: Contact) {
    const title = t.deleteContactTitle({ name: nameOf(contact) });
    if (await confirm({ title, body: t.deleteContactBody, confirmLabel: t.delete })) await contacts.delete(contact.id);
  }
}
