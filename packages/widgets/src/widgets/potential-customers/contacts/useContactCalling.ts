import type { Contact } from "@callwright/sdk/contract";
import { useGetContactCallability, useSuppressNumbers } from "@callwright/sdk/hooks";

import type { Messages } from "../../../i18n/index.js";
import { useConfirm } from "../../../ui/confirm/index.js";
import { usePhoneText } from "../../../ui/phone-number/index.js";
import { useToast } from "../../../ui/toast/index.js";
import type { contactCallingMessages } from "./contactCalling.messages.js";

/** Reads whether a contact may be called, and adds its number to the do-not-call list after a confirmation. */
export function useContactCalling(
  t: Messages<typeof contactCallingMessages>,
  customerId: string,
  sellerCompanyId: string | undefined,
  { id, phoneNumber }: Contact,
) {
  const { data, error, mutate } = useGetContactCallability({ path: { id: customerId, contactId: id } });
  const suppress = useSuppressNumbers();
  const toast = useToast();
  const phone = usePhoneText();
  const { confirm, dialog } = useConfirm();

  return {
    callability: data,
    error,
    onRetry: () => void mutate(),
    /** Adds the number to the do-not-call list; undefined if there is no company that would call. */
    onNeverCall: sellerCompanyId === undefined ? undefined : () => void neverCall(sellerCompanyId),
    dialog,
  };

  async function neverCall(sellerCompanyId: string) {
    const title = t.neverCallTitle({ number: phone(phoneNumber) });
    if (!(await confirm({ title, body: t.neverCallBody, confirmLabel: t.neverCall }))) return;
    try {
      await suppress.trigger({ body: { phoneNumbers: [phoneNumber], sellerCompanyId } });
      toast.success(t.neverCalled);
    } catch (failure) {
      toast.failed(failure, t.neverCallFailed);
    }
  }
}
