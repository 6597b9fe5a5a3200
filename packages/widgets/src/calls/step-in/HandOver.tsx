import type { TransferTarget } from "@callwright/sdk/contract";
import { useListTransferTargets, useSetTransferNumber } from "@callwright/sdk/hooks";
import { useState } from "react";

import {
  Form,
  FormNotice,
  FormSubmit,
  FormTextField,
  orSaying,
  phoneNumber,
  useForm,
  useTellDirty,
} from "../../forms/index.js";
import { useMessages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { Notice } from "../../ui/notice/index.js";
import { PhoneNumber } from "../../ui/phone-number/index.js";
import { SkeletonText } from "../../ui/skeleton/index.js";
import { useToast } from "../../ui/toast/index.js";
import { stepInMessages } from "./stepIn.messages.js";
import { Composer, People, Quiet, Who } from "./StepIn.styles.js";

interface HandOverProps {
  callId: string;
  contactName: string;
  isBusy: boolean;
  /** Returns whether the call is being transferred. */
  onHandOver: (target: TransferTarget) => Promise<boolean>;
  onClose: () => void;
}

/**
 * The people to whom the call can be transferred; pressing one transfers it. The signed-in person can set here at which
 * number they take calls.
 */
export function HandOver({ callId, contactName, isBusy, onHandOver, onClose }: HandOverProps) {
  const t = useMessages(stepInMessages);
  const { data, error, mutate } = useListTransferTargets({ path: { id: callId } });
  const [chosen, setChosen] = useState<string | null>();
  const [isDirty, setDirty] = useState(false);
  const handOver = async (target: TransferTarget) => {
    setChosen(target.userId);
    if (await onHandOver(target)) onClose();
  };
  return (
    <Modal
      isOpen
      width={400}
      title={t.transferTitle}
      isDirty={isDirty}
      isDismissable={!isBusy}
      onClose={onClose}
      footer={({ close }) => (
        <Button isDisabled={isBusy} onPress={close}>
          {t.close}
        </Button>
      )}
    >
      <Quiet>{t.transferBody({ contact: contactName })}</Quiet>
      {error && <Notice {...(error.problem ? { title: error.problem.message } : {})} onRetry={() => void mutate()} />}
      {!data && !error && (
        <div role="status" aria-label={t.reading}>
          <SkeletonText lines={3} />
        </div>
      )}
      {data && (
        <People>
          {data.items.length === 0 && <Quiet as="li">{t.nobody}</Quiet>}
          {data.items.map((target) => (
            <li key={target.userId ?? "company"}>
              <Who>
                {target.isYou ? t.you({ name: target.name }) : target.name}
                <br />
                <PhoneNumber number={target.phoneNumber} />
              </Who>
              <Button
                variant="danger"
                aria-label={t.transferTo({ name: target.name })}
                isBusy={isBusy && chosen === target.userId}
                isDisabled={isBusy && chosen !== target.userId}
                onPress={() => void handOver(target)}
              >
                {t.transfer}
              </Button>
            </li>
          ))}
        </People>
      )}
      {data && <OwnNumber known={data.items.find(({ isYou }) => isYou)?.phoneNumber ?? ""} onDirtyChange={setDirty} />}
    </Modal>
  );
}

interface OwnNumberProps {
  known: string;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The number at which the signed-in person takes calls. */
function OwnNumber({ known, onDirtyChange }: OwnNumberProps) {
  const t = useMessages(stepInMessages);
  const may = useMay();
  const toast = useToast();
  const save = useSetTransferNumber();
  const form = useForm((z) => z.object({ phoneNumber: phoneNumber(z, { invalid: t.numberIncomplete }) }), {
    defaultValues: { phoneNumber: known },
    onSubmit: async ({ phoneNumber }) => {
      await save.trigger({ body: { phoneNumber: phoneNumber || null } }).catch(orSaying(t.numberFailed));
      toast.success(t.numberSaved);
    },
  });
  useTellDirty(form.isDirty, onDirtyChange);
  if (!may("setTransferNumber")) return null;
  return (
    <Form form={form}>
      <Composer as="div">
        <FormTextField
          form={form}
          name="phoneNumber"
          label={t.yourNumber}
          description={t.numberHint}
          type="tel"
          autoComplete="tel"
          maxLength={32}
        />
        <FormSubmit form={form} needsChange variant="secondary">
          {t.save}
        </FormSubmit>
      </Composer>
      <FormNotice form={form} />
    </Form>
  );
}
