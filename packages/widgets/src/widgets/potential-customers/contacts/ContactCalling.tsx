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
  /** The company that calls; undefined for a customer of the catalogue, and until it is known. */
  sellerCompanyId: string | undefined;
  contact: Contact;
  /** What marks the contact itself; left out when the number is on the do-not-call list, where that has no effect. */
  children: ReactNode;
}

/** Whether a person may be called now or why not, how often they were, what they agreed to, and a way to never call them again. */
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

/** Where the person is, or may be first of all. */
const zoneOf = ({ timeZones: [zone = "UTC"] }: ContactCallability) => zone;
