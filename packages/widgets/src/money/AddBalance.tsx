import { Form, FormNotice, FormSubmit, FormTextField, useFormValue } from "../forms/index.js";
import { useFormats, useMessages } from "../i18n/index.js";
import { Button } from "../ui/button/index.js";
import { Modal } from "../ui/modal/index.js";
import { TextField } from "../ui/text-field/index.js";
import { BelowLabel, Beside, Fields, Preset, Presets } from "./AddBalance.styles.js";
import { moneyMessages } from "./money.messages.js";
import { useAddBalanceForm, type AddBalanceForm } from "./useAddBalanceForm.js";

const presetsUsd = [10, 25, 50, 100];

/** Props of {@link AddBalance}. */
export interface AddBalanceProps {
  /** Sends people to pay; rejects with why it cannot. */
  pay: (amountUsd: number) => Promise<void>;
  /** What has to be chosen first, said inside the field. */
  disabledReason?: string | undefined;
  /** What the amount starts with. @default 1 */
  amountUsd?: number | undefined;
  /** Whether the amount has the focus from the start. */
  hasFocus?: boolean;
}

/** An amount and the button that leads to where it is paid, in a card. */
export function AddBalance({ pay, disabledReason, amountUsd, hasFocus }: AddBalanceProps) {
  const t = useMessages(moneyMessages);
  const form = useAddBalanceForm({ pay, amountUsd });
  if (disabledReason !== undefined)
    return (
      <Fields>
        <Beside>
          <TextField label={t.amount} isDisabled placeholder={disabledReason} />
          <BelowLabel>
            <Button variant="primary" isDisabled>
              {t.addBalance}
            </Button>
          </BelowLabel>
        </Beside>
      </Fields>
    );
  return (
    <Form form={form}>
      <Fields>
        <Beside>
          <AmountField form={form} hasFocus={hasFocus} />
          <BelowLabel>
            <FormSubmit form={form}>{t.addBalance}</FormSubmit>
          </BelowLabel>
        </Beside>
        <AmountPresets form={form} />
        <FormNotice form={form} />
      </Fields>
    </Form>
  );
}

/** Props of {@link AddBalanceModal}. */
export interface AddBalanceModalProps extends Pick<AddBalanceProps, "pay"> {
  isOpen: boolean;
  /** What the amount starts with. @default 1 */
  amountUsd?: number | undefined;
  onClose: () => void;
}

/** The same where there is no room for it on the page. */
export function AddBalanceModal(props: AddBalanceModalProps) {
  // Mounted anew each time, so that it starts with its own amount.
  return props.isOpen && <OpenAddBalance {...props} />;
}

function OpenAddBalance({ pay, amountUsd, onClose }: AddBalanceModalProps) {
  const t = useMessages(moneyMessages);
  const form = useAddBalanceForm({
    amountUsd,
    pay: async (amount) => {
      await pay(amount);
      onClose();
    },
  });
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
          <FormNotice form={form} />
        </Fields>
      </Form>
    </Modal>
  );
}

function AmountField({ form, hasFocus }: { form: AddBalanceForm; hasFocus?: boolean | undefined }) {
  const t = useMessages(moneyMessages);
  return (
    <FormTextField
      form={form}
      name="amount"
      label={t.amount}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      autoFocus={hasFocus}
    />
  );
}

function AmountPresets({ form }: { form: AddBalanceForm }) {
  const t = useMessages(moneyMessages);
  const formats = useFormats();
  const amount = useFormValue(form, "amount");
  const choose = (preset: number) => {
    form.setValue("amount", String(preset));
    form.clearError("amount");
  };
  return (
    <Presets role="group" aria-label={t.amounts}>
      {presetsUsd.map((preset) => (
        <Preset
          key={preset}
          type="button"
          aria-pressed={amount.trim() === String(preset)}
          onClick={() => choose(preset)}
        >
          {formats.wholeMoney(preset)}
        </Preset>
      ))}
    </Presets>
  );
}
