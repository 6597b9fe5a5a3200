import { Form, FormNotice, FormSubmit } from "../forms/index.js";
import { useMessages } from "../i18n/index.js";
import { Button } from "../ui/button/index.js";
import { Modal } from "../ui/modal/index.js";
import type { AddBalanceProps } from "./AddBalance.js";
import { Fields } from "./AddBalance.styles.js";
import { AmountAfter, AmountField, AmountPresets } from "./AmountFields.js";
import { moneyMessages } from "./money.messages.js";
import { useAddBalanceForm } from "./useAddBalanceForm.js";

/** Props of {@link AddBalanceModal}. */
export interface AddBalanceModalProps extends Pick<
  AddBalanceProps,
  "deposit" | "amountUsd" | "balanceUsd" | "callFeeUsd"
> {
  onClose: () => void;
}

/** {@link AddBalance} where there is no room for it on the page. */
export function AddBalanceModal({ deposit, amountUsd, balanceUsd, callFeeUsd, onClose }: AddBalanceModalProps) {
  const t = useMessages(moneyMessages);
  const form = useAddBalanceForm({ deposit, amountUsd, onPaying: onClose });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t.addBalance}
      width={400}
      isDismissable={!form.isSubmitting}
      footer={
        <>
          <Button isDisabled={form.isSubmitting} onPress={onClose}>
            {t.cancel}
          </Button>
          <FormSubmit form={form}>{t.addBalance}</FormSubmit>
        </>
      }
    >
      <Form form={form}>
        <Fields>
          <AmountField form={form} hasFocus />
          <AmountPresets form={form} />
          <AmountAfter form={form} balanceUsd={balanceUsd} callFeeUsd={callFeeUsd} />
          <FormNotice form={form} />
        </Fields>
      </Form>
    </Modal>
  );
}
