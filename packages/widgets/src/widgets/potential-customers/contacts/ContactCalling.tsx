import type { Contact, ContactCallability } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import { useVerdictText } from "../../../calls/useVerdictText.js";
import { type Messages, useFormats, useMessages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import * as s from "./ContactCalling.styles.js";
import { contactCallingMessages } from "./contactCalling.messages.js";
import { ContactConsents } from "./ContactConsents.js";
import { useContactCalling } from "./useContactCalling.js";

/** Props of {@link ContactCalling}. */
export interface ContactCallingProps {
  customerId: string;
  /** The company that calls; undefined for a catalogue customer, and while the customer loads. */
  sellerCompanyId: string | undefined;
  contact: Contact;
  /**
   * The switch that marks the contact as do not call. It is hidden if calls are refused because the number is on the
   * do-not-call list although the contact is not marked: the mark would have no effect.
   */
  children: ReactNode;
}

/**
 * Shows whether a contact may be called now, the number of attempts and the consents, with an action that blocks the
 * number.
 */
export function ContactCalling({ customerId, sellerCompanyId, contact, children }: ContactCallingProps) {
  const t = useMessages(contactCallingMessages);
  const calling = useContactCalling(t, customerId, sellerCompanyId, contact);
  const { callability, error, onRetry, onNeverCall, dialog } = calling;
  const isRefused = callability?.reason?.code === "DO_NOT_CALL";
  return (
    <s.Section aria-label={t.calling}>
      <s.Title>{t.calling}</s.Title>
      {callability && <Callability t={t} callability={callability} />}
      {callability && sellerCompanyId !== undefined && (
        <ContactConsents
          consents={callability.consents}
          sellerCompanyId={sellerCompanyId}
          phoneNumber={contact.phoneNumber}
          timeZone={zoneOf(callability)}
        />
      )}
      {!callability && !error && <SkeletonText lines={2} />}
      {error && <Notice {...(error.problem ? { title: error.problem.message } : {})} onRetry={onRetry} />}
      {(!isRefused || contact.isDoNotCall) && children}
      {onNeverCall && callability && !isRefused && (
        <div>
          <Button needs="suppressNumbers" onPress={onNeverCall}>
            {t.neverCall}
          </Button>
        </div>
      )}
      {dialog}
    </s.Section>
  );
}

type Texts = Messages<typeof contactCallingMessages>;

function Callability({ t, callability }: { t: Texts; callability: ContactCallability }) {
  const { advised, attempts, maxAttempts, attemptsWithinDays, lastCalledAt } = callability;
  const formats = useFormats();
  const zone = zoneOf(callability);
  const own = useVerdictText(t.callable, callability, zone);
  const withRealPhones = useVerdictText(t.callable, advised ?? callability, zone);
  const counted = t.attemptsSoFar({
    attempts: formats.number(attempts),
    count: maxAttempts,
    days: formats.number(attemptsWithinDays),
  });
  return (
    <>
      <s.Verdict data-verdict={callability.verdict}>{own}</s.Verdict>
      {advised && <s.Fact>{t.withRealPhones({ verdict: withRealPhones })}</s.Fact>}
      <s.Fact>
        {counted} {lastCalledAt !== null && t.lastCalled({ day: formats.date(lastCalledAt, "shortDate", zone) })}
      </s.Fact>
    </>
  );
}

/** The contact's time zone: the first of the possible ones. */
const zoneOf = ({ timeZones: [zone = "UTC"] }: ContactCallability) => zone;
