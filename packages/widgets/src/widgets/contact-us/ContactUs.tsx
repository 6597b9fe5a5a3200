import { useState } from "react";

import { FormSubmit } from "../../forms/index.js";
import { useMessages, WithTexts, type MessageOverrides } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { useToast } from "../../ui/toast/index.js";
import { defineWidget, WidgetRoot } from "../../ui/widget-root/index.js";
import { ContactFields } from "./ContactFields.js";
import { contactUsMessages } from "./contactUs.messages.js";
import { Page, Title } from "./ContactUs.styles.js";
import { useContactForm } from "./useContactForm.js";

/** Texts that replace the default ones of {@link ContactUs} and {@link ContactUsDialog}. */
export type ContactUsMessages = MessageOverrides<typeof contactUsMessages>;

/** The person who is writing, as far as the host knows them. */
export interface ContactPerson {
  name?: string;
  surname?: string;
  email?: string;
}

/** Props of {@link ContactUs}. */
export interface ContactUsProps {
  /** The kind of message. A report also asks for the person's name and email. @default "contact" */
  kind?: "contact" | "report";
  /** The details with which the form of a report is filled in. */
  person?: ContactPerson;
  /** Called when the message has been sent. */
  onSent?: () => void;
  /**
   * The level of the widget's heading: 1 if the widget is the whole page, 2 if it is one of several parts.
   * @default 2
   */
  headingLevel?: 1 | 2;
  messages?: ContactUsMessages;
  className?: string;
}

/**
 * A form for a message to the operator of Callwright or for reporting an issue, as a part of a page. It also works when
 * nobody is signed in.
 *
 * @example
 * <ContactUs kind="report" headingLevel={1} onSent={() => navigate("/login")} />
 */
export const ContactUs = /* @__PURE__ */ defineWidget(
  { name: "contact-us", texts: contactUsMessages },
  function ContactUs({ kind = "contact", person, onSent, headingLevel = 2 }: ContactUsProps, t) {
    const toast = useToast();
    const form = useContactForm({
      t,
      kind,
      person,
      onSent: () => {
        toast.success(t.sent);
        form.reset();
        onSent?.();
      },
    });
    const Heading = `h${headingLevel}` as const;
    return (
      <Page>
        <Title>
          <Heading>{kind === "report" ? t.reportTitle : t.title}</Heading>
        </Title>
        <ContactFields t={t} form={form} kind={kind} person={person} />
        <div>
          <FormSubmit form={form}>{t.send}</FormSubmit>
        </div>
      </Page>
    );
  },
);

/** Props of {@link ContactUsDialog}. */
export interface ContactUsDialogProps extends Pick<ContactUsProps, "kind" | "person" | "onSent" | "messages"> {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * {@link ContactUs} in a dialog. The dialog for a message also has a link to the report of an issue.
 *
 * @example
 * <ContactUsDialog isOpen={isOpen} onClose={close} person={user} />
 */
export function ContactUsDialog({ isOpen, ...props }: ContactUsDialogProps) {
  // A dialog that is opened again starts with an empty form.
  return isOpen ? (
    <WithTexts of={contactUsMessages}>
      <OpenDialog {...props} />
    </WithTexts>
  ) : null;
}

function OpenDialog({
  kind: firstKind = "contact",
  person,
  onSent,
  onClose,
  messages,
}: Omit<ContactUsDialogProps, "isOpen">) {
  const t = useMessages(contactUsMessages, messages);
  const toast = useToast();
  const [kind, setKind] = useState(firstKind);
  const form = useContactForm({
    t,
    kind,
    person,
    onSent: () => {
      toast.success(t.sent);
      onSent?.();
      onClose();
    },
  });
  const isReport = kind === "report";
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={isReport ? t.reportTitle : t.title}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      {...(isReport && firstKind === "contact" ? { onBack: () => setKind("contact") } : {})}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <FormSubmit form={form}>{t.send}</FormSubmit>
        </>
      )}
    >
      <WidgetRoot name="contact-us" texts={contactUsMessages}>
        <ContactFields
          t={t}
          form={form}
          kind={kind}
          isFocused
          person={person}
          onReport={isReport ? undefined : () => setKind("report")}
        />
      </WidgetRoot>
    </Modal>
  );
}
