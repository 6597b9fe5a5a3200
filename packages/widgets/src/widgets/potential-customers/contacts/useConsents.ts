import type { Consent } from "@callwright/sdk/contract";
import { useCreateConsent, useWithdrawConsent } from "@callwright/sdk/hooks";

import { type Messages, useTimes } from "../../../i18n/index.js";
import { useAnnounce } from "../../../lists/useAnnounce.js";
import { useConfirm } from "../../../ui/confirm/index.js";
import { usePhoneText } from "../../../ui/phone-number/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { ConsentInput } from "./consent.model.js";
import type { contactCallingMessages } from "./contactCalling.messages.js";

/** The company that calls, the number that it calls, and the time zone of the number's owner. */
export interface ConsentOf {
  sellerCompanyId: string;
  phoneNumber: string;
  timeZone: string;
}

/** Records consents of the owner of a number, and withdraws them after a confirmation. */
export function useConsents(
  t: Messages<typeof contactCallingMessages>,
  { sellerCompanyId, phoneNumber, timeZone }: ConsentOf,
) {
  const formats = useTimes();
  const phone = usePhoneText();
  const toast = useToast();
  const announce = useAnnounce();
  const createConsent = useCreateConsent();
  const withdrawConsent = useWithdrawConsent();
  const { confirm, dialog } = useConfirm();

  return {
    dialog,

    /** Records a consent. Rejects with an ApiError. */
    record: async (consent: ConsentInput): Promise<void> => {
      await createConsent.trigger({ body: { ...consent, phoneNumber, sellerCompanyId } });
      toast.success(t.recorded);
    },

    /** Asks for confirmation, and withdraws the consent. Returns whether it was withdrawn. */
    withdraw: async ({ id, basis, givenAt }: Consent): Promise<boolean> => {
      const day = formats.date(givenAt, "shortDate", timeZone);
      const body = t.withdrawBody({ basis: t[basis], day, number: phone(phoneNumber) });
      if (!(await confirm({ title: t.withdrawTitle, body, confirmLabel: t.withdraw }))) return false;
      const withdraw = () => withdrawConsent.trigger({ path: { id } });
      return (await announce(withdraw, { done: t.withdrawn, failed: t.withdrawFailed })) !== undefined;
    },
  };
}
