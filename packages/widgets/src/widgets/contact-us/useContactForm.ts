import { useForm, type FormHandle } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import type { ContactPerson, ContactUsProps } from "./ContactUs.js";
import type { contactUsMessages } from "./contactUs.messages.js";
import { contactSchema, type ContactDraft } from "./contactUs.schema.js";
import { useContactUs } from "./useContactUs.js";

interface ContactFormOptions {
  t: Messages<typeof contactUsMessages>;
  kind: NonNullable<ContactUsProps["kind"]>;
  person: ContactPerson | undefined;
  onSent: () => void;
}

/** The form of a message. What was entered is kept when the message becomes a report. */
export function useContactForm({ t, kind, person, onSent }: ContactFormOptions): FormHandle<ContactDraft> {
  const send = useContactUs();
  return useForm((z) => contactSchema(z, t, kind === "report"), {
    defaultValues: {
      name: person?.name ?? "",
      surname: person?.surname ?? "",
      email: person?.email ?? "",
      phoneNumber: "",
      message: "",
    },
    onSubmit: async (message) => {
      await send(message);
      onSent();
    },
  });
}
