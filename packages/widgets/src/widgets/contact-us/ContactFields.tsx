import { useState } from "react";

import { Form, FormNotice, FormPhoneField, FormTextArea, FormTextField, type FormHandle } from "../../forms/index.js";
import type { Messages } from "../../i18n/index.js";
import { wantedPart } from "../../lib/wantedPart.js";
import { Link } from "../../ui/link/index.js";
import type { ContactUsProps } from "./ContactUs.js";
import type { contactUsMessages } from "./contactUs.messages.js";
import type { ContactDraft } from "./contactUs.schema.js";
import { Lead, Pair } from "./ContactUs.styles.js";

/** The country of the writer's company is that of numbers without a country code. Only somebody who is known has one. */
const CompanyCountry = wantedPart(() =>
  import("../../lib/CompanyCountry.js").then(({ CompanyCountry }) => CompanyCountry),
);

interface ContactFieldsProps {
  t: Messages<typeof contactUsMessages>;
  form: FormHandle<ContactDraft>;
  kind: NonNullable<ContactUsProps["kind"]>;
  /** Whether the first field takes the focus, as in a dialog. @default false */
  isFocused?: boolean;
  person: ContactUsProps["person"];
  /** Turns the message into a report. If omitted, the link is not shown. */
  onReport?: (() => void) | undefined;
}

/**
 * The fields for the phone number and the message and, in a report, for the person who is writing (A-CONTACT-01,
 * A-CONTACT-02).
 */
export function ContactFields({ t, form, kind, isFocused = false, person, onReport }: ContactFieldsProps) {
  const [country, setCountry] = useState<string>();
  return (
    <Form form={form}>
      <Lead>{kind === "report" ? t.reportLead : t.lead}</Lead>
      {kind === "report" && (
        <>
          <Pair>
            <FormTextField form={form} name="name" label={t.name} autoComplete="given-name" autoFocus={isFocused} />
            <FormTextField form={form} name="surname" label={t.surname} autoComplete="family-name" />
          </Pair>
          <FormTextField form={form} name="email" type="email" label={t.email} autoComplete="email" />
        </>
      )}
      <CompanyCountry isWanted={person !== undefined} onFound={setCountry} />
      <FormPhoneField
        form={form}
        name="phoneNumber"
        label={t.phoneNumber}
        defaultCountry={country}
        autoFocus={isFocused && kind === "contact"}
      />
      <FormTextArea form={form} name="message" label={t.message} rows={5} />
      {onReport && (
        <div>
          <Link onPress={onReport}>{t.report}</Link>
        </div>
      )}
      <FormNotice form={form} />
    </Form>
  );
}
