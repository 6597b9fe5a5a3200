import type { Contact } from "@callwright/sdk/contract";
import { type ReactNode, useEffect, useRef } from "react";

import { joinFacts } from "../../../lib/joinFacts.js";
import { toCallUnderWay } from "../../../calls/start/callTarget.js";
import { CallUnderWayLine } from "../../../calls/start/CallUnderWayLine.js";
import type { Messages } from "../../../i18n/index.js";
import { Avatar } from "../../../ui/avatar/index.js";
import { Button, IconButton } from "../../../ui/button/index.js";
import { Chip } from "../../../ui/chip/index.js";
import { EmptyState } from "../../../ui/empty-state/index.js";
import { Phone, Plus, Trash2, Upload, Users } from "../../../ui/icon/generated/icons.js";
import { Notice } from "../../../ui/notice/index.js";
import { Pagination } from "../../../ui/pagination/index.js";
import { usePhoneText } from "../../../ui/phone-number/index.js";
import { Skeleton } from "../../../ui/skeleton/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { nameOf } from "./contact.model.js";
import * as s from "./Contacts.styles.js";
import { type ContactListState, contactsPerPage } from "./useContacts.js";

/** Props of {@link ContactList}. */
export interface ContactListProps {
  t: Messages<typeof potentialCustomersMessages>;
  state: ContactListState;
  page: number;
  onPageChange: (page: number) => void;
  uploadDisabledReason: string | undefined;
  onAdd: () => void;
  onUpload: () => void;
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
  /** What is focused after a form was closed: a contact's id, or `add` for the button that adds one. */
  focused: string | undefined;
}

/** The contacts of a customer, with buttons that add or upload more (B-CONT-02). */
export function ContactList(props: ContactListProps) {
  const { t, state, page, onPageChange, uploadDisabledReason, focused, ...actions } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(`[data-contact-id="${focused}"]`)?.focus();
  }, [focused]);
  return (
    <s.Panel ref={ref}>
      <s.Toolbar>
        <Button icon={Plus} needs="createContact" autoFocus={focused === "add"} onPress={actions.onAdd}>
          {t.addContact}
        </Button>
        <Button icon={Upload} needs="importContacts" disabledReason={uploadDisabledReason} onPress={actions.onUpload}>
          {t.uploadContacts}
        </Button>
      </s.Toolbar>
      {content()}
    </s.Panel>
  );

  function content(): ReactNode {
    switch (state.status) {
      case "loading":
        return <Skeleton />;
      case "error":
        return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
      case "empty":
        return <EmptyState icon={Users}>{t.noContactsYet}</EmptyState>;
      case "ready":
        return (
          <>
            <s.People aria-label={t.contactList}>
              {state.contacts.map((contact) => (
                <Person key={contact.id} t={t} contact={contact} {...actions} />
              ))}
            </s.People>
            {state.totalCount > contactsPerPage && (
              <Pagination
                page={page}
                perPage={contactsPerPage}
                totalCount={state.totalCount}
                onPageChange={onPageChange}
              />
            )}
          </>
        );
    }
  }
}

type PersonProps = Pick<ContactListProps, "t" | "onEdit" | "onDelete" | "onOpenCall"> & { contact: Contact };

function Person({ t, contact, onEdit, onDelete, onOpenCall }: PersonProps) {
  const name = nameOf(contact);
  const phone = usePhoneText();
  const underWay = toCallUnderWay(contact.activeCall);
  return (
    <s.Person>
      <s.Choose type="button" data-contact-id={contact.id} onClick={() => onEdit(contact)}>
        <Avatar name={name} size={32} />
        <s.Words>
          <s.Name>
            {name}
            {contact.isDoNotCall && <Chip tone="warning">{t.doNotCall}</Chip>}
          </s.Name>
          <s.Quiet>{joinFacts([contact.title, phone(contact.phoneNumber)])}</s.Quiet>
        </s.Words>
      </s.Choose>
      {underWay && <CallUnderWayLine call={underWay} />}
      {underWay && onOpenCall && (
        <IconButton
          icon={Phone}
          label={t.openCallTo({ contact: name })}
          onPress={() => onOpenCall({ callId: underWay.id })}
        />
      )}
      <IconButton
        icon={Trash2}
        needs="deleteContact"
        label={t.deleteContactTitle({ name })}
        onPress={() => onDelete(contact)}
      />
    </s.Person>
  );
}
