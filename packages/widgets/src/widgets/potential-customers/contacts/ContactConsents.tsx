import type { Consent } from "@callwright/sdk/contract";
import { useRef } from "react";

import { useTimes, useMessages } from "../../../i18n/index.js";
import { useSurface } from "../../../lists/useSurface.js";
import { Button } from "../../../ui/button/index.js";
import { onDemand } from "../../../ui/on-demand/index.js";
import { contactCallingMessages } from "./contactCalling.messages.js";
import * as s from "./ContactConsents.styles.js";
import { type ConsentOf, useConsents } from "./useConsents.js";

const ConsentModal = onDemand(() => import("./ConsentModal.js").then(({ ConsentModal }) => ConsentModal), "all");

/** Props of {@link ContactConsents}. */
export interface ContactConsentsProps extends ConsentOf {
  /** The valid consents, the latest first. */
  consents: readonly Consent[];
}

/** The consents of a contact with their evidence, and buttons that withdraw one and record another. */
export function ContactConsents({ consents, ...of }: ContactConsentsProps) {
  const t = useMessages(contactCallingMessages);
  const formats = useTimes();
  const { surface, open, close } = useSurface<"record">();
  const { record, withdraw, dialog } = useConsents(t, of);
  const recordButton = useRef<HTMLButtonElement>(null);
  const dayOf = (instant: string) => formats.date(instant, "shortDate", of.timeZone);
  return (
    <>
      {consents.length > 0 && (
        <s.Consents aria-label={t.consents}>
          {consents.map((consent) => {
            const { id, basis, givenAt, expiresAt, evidence } = consent;
            const said = { basis: t[basis], day: dayOf(givenAt) };
            return (
              <s.Consent key={id}>
                <s.Words>
                  <span>{t.consent({ ...said, evidence })}</span>
                  {expiresAt !== null && <span>{t.until({ day: dayOf(expiresAt) })}</span>}
                </s.Words>
                <Button
                  size="small"
                  variant="ghost"
                  needs="withdrawConsent"
                  aria-label={t.withdrawOf(said)}
                  onPress={() => void takeBack(consent)}
                >
                  {t.withdraw}
                </Button>
              </s.Consent>
            );
          })}
        </s.Consents>
      )}
      <div>
        <Button ref={recordButton} needs="createConsent" onPress={() => open("record")}>
          {t.record}
        </Button>
      </div>
      {surface && <ConsentModal key={surface.turn} {...of} isOpen={surface.isOpen} onClose={close} onRecord={record} />}
      {dialog}
    </>
  );

  async function takeBack(consent: Consent) {
    // The focused button is removed with the consent, so the focus moves to the other button.
    if (await withdraw(consent)) recordButton.current?.focus();
  }
}
