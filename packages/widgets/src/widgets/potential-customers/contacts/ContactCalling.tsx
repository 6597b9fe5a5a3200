import type { AdvisedCall, Contact, ContactCallability } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import { useHeldText } from "../../../calls/useHeldText.js";
import { useCodedText, useFormats, type Messages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import * as s from "./ContactCalling.styles.js";
import { useContactCalling } from "./useContactCalling.js";

/** Props of {@link ContactCalling}. */
export interface ContactCallingProps {
  t: Messages<typeof potentialCustomersMessages>;
  customerId: string;
  contact: Contact;
  /** What marks the contact itself; left out when the number is on the do-not-call list, where that has no effect. */
  children: ReactNode;
}

/** Whether a person may be called now or why not, how often they were, what they agreed to, and a way to never call them again. */
export function ContactCalling({ t, customerId, contact, children }: ContactCallingProps) {
  const { callability, error, onRetry, onNeverCall, dialog } = useContactCalling(t, customerId, contact);
  const isRefused = callability?.reason?.code === "DO_NOT_CALL";
  return (
    <s.Section aria-label={t.calling}>
      <s.Title>{t.calling}</s.Title>
      {callability && <Callability t={t} callability={callability} />}
      {!callability && !error && <SkeletonText lines={2} />}
      {error && <Notice {...(error.problem ? { title: error.problem.message } : {})} onRetry={onRetry} />}
      {(!isRefused || contact.isDoNotCall) && children}
      {callability && !isRefused && (
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

type Texts = Pick<ContactCallingProps, "t">;

function Callability({ t, callability }: Texts & { callability: ContactCallability }) {
  const { timeZones, advised, attempts, maxAttempts, attemptsWithinDays, lastCalledAt, consents } = callability;
  const formats = useFormats();
  const [zone = "UTC"] = timeZones;
  const own = useVerdictText(t, callability, zone);
  const withRealPhones = useVerdictText(t, advised ?? callability, zone);
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
      {consents.length > 0 && (
        <s.Consents aria-label={t.consents}>
          {consents.map(({ id, basis, givenAt, evidence }) => (
            <li key={id}>
              {t.consentOf({ basis: t[basis], day: formats.date(givenAt, "shortDate", zone), evidence })}
            </li>
          ))}
        </s.Consents>
      )}
    </>
  );
}

/** May be called now, waits until when and why, or is not called and why. */
function useVerdictText(
  t: ContactCallingProps["t"],
  { verdict, heldUntil, reason }: AdvisedCall,
  timeZone: string,
): string {
  const reasonOf = useCodedText("callFailure");
  const held = useHeldText({ heldUntil, heldCode: reason?.code, heldMessage: reason?.message, timeZone });
  if (held) return held.long;
  return verdict === "NOW" || !reason ? t.callable : reasonOf(reason);
}
