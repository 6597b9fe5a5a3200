import type { ApiError } from "@callwright/sdk";
import type { Contact } from "@callwright/sdk/contract";
import { useMemo, useState } from "react";

import type { Messages } from "../../../i18n/index.js";
import { useConfirm } from "../../../ui/confirm/index.js";
import { useToast } from "../../../ui/toast/index.js";
import { ContactImport } from "../import/ContactImport.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { ContactForm } from "./ContactForm.js";
import { ContactList } from "./ContactList.js";
import { nameOf } from "./contact.model.js";
import { useContacts } from "./useContacts.js";

/** Props of {@link ContactsPanel}. */
export interface ContactsPanelProps {
  t: Messages<typeof potentialCustomersMessages>;
  customerId: string;
  /** The company that calls the contacts; undefined for a catalogue customer, and while the customer loads. */
  sellerCompanyId: string | undefined;
  /** The two-letter code of the customer's country, which numbers without a country code get. */
  country: string | undefined;
  uploadDisabledReason: string | undefined;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
  /** Leaves a form. If it has unsaved changes, the person is asked first. */
  leave: (go: () => void) => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The three modes of the panel (B-CONT-01). */
type Mode = { is: "list" } | { is: "create" } | { is: "edit"; contact: Contact };

/** The contacts of a customer: a list, a form for a new contact, and a form for the chosen one. */
export function ContactsPanel(props: ContactsPanelProps) {
  const { t, customerId, country, uploadDisabledReason, leave, onDirtyChange } = props;
  const toast = useToast();
  const { confirm, dialog } = useConfirm();
  const [mode, setMode] = useState<Mode>({ is: "list" });
  const [former, setFormer] = useState<string>();
  const [upload, setUpload] = useState({ isOpen: false, turn: 0 });
  const announce = useMemo(
    () => ({
      deleted: () => void toast.success(t.contactDeleted),
      deleteFailed: (error: unknown) => void toast.failed(error, t.contactDeleteFailed),
    }),
    [toast, t],
  );
  const contacts = useContacts(customerId, announce);
  const enter = (next: Mode) => {
    setFormer(next.is === "edit" ? next.contact.id : "add");
    setMode(next);
  };
  const backToList = () => setMode({ is: "list" });

  if (mode.is !== "list") {
    const contact = mode.is === "edit" ? mode.contact : undefined;
    return (
      <ContactForm
        key={contact?.id ?? "new"}
        t={t}
        customerId={customerId}
        sellerCompanyId={props.sellerCompanyId}
        contact={contact}
        country={country}
        onBack={() => leave(backToList)}
        onDirtyChange={onDirtyChange}
        onReadAgain={contacts.readAgain}
        onSave={async (input, basedOn) => {
          await contacts.save(input, contact?.id, basedOn).catch((error: ApiError) => {
            throw contact === undefined && error.status === 404 ? withoutCustomer(t) : error;
          });
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
        focused={former}
        onOpenCall={props.onOpenCall}
        onAdd={() => enter({ is: "create" })}
        onUpload={() => setUpload(({ turn }) => ({ isOpen: true, turn: turn + 1 }))}
        onEdit={(contact) => enter({ is: "edit", contact })}
        onDelete={(contact) => void askToDelete(contact)}
      />
      {upload.turn > 0 && (
        <ContactImport
          key={upload.turn}
          t={t}
          isOpen={upload.isOpen}
          customerId={customerId}
          onClose={() => setUpload(({ turn }) => ({ isOpen: false, turn }))}
        />
      )}
      {dialog}
    </>
  );

  async function askToDelete(contact: Contact) {
    const title = t.deleteContactTitle({ name: nameOf(contact) });
    if (await confirm({ title, body: t.deleteContactBody, confirmLabel: t.delete })) await contacts.delete(contact.id);
  }
}

/** The error if somebody has deleted the customer since the form of a new contact was opened (B-CONT-05). */
function withoutCustomer(t: ContactsPanelProps["t"]): Error {
  return Object.assign(new Error(t.contactCustomerMissing), { fieldErrors: { customer: t.missing } });
}
