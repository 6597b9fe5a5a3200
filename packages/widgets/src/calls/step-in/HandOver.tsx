import type { TransferTarget } from "@callwright/sdk/contract";
import { useListTransferTargets, useSetTransferNumber } from "@callwright/sdk/hooks";
import { useRef, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useTellDirty } from "../../lib/useTellDirty.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { Button } from "../../ui/button/index.js";
import { Modal } from "../../ui/modal/index.js";
import { Notice } from "../../ui/notice/index.js";
import { PhoneNumber } from "../../ui/phone-number/index.js";
import { SkeletonText } from "../../ui/skeleton/index.js";
import { TextField } from "../../ui/text-field/index.js";
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

/** A number with its country code, which is not too short to be one. The server makes the final decision. */
const fullNumber = /^\+[\d ().\-/]{6,}$/;

/** The number at which the signed-in person takes calls. */
function OwnNumber({ known, onDirtyChange }: OwnNumberProps) {
  const t = useMessages(stepInMessages);
  const may = useMay();
  const announce = useAnnounce();
  const save = useSetTransferNumber();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isIncomplete, setIncomplete] = useState(false);
  const number = typed ?? known;
  useTellDirty(number !== known, onDirtyChange);
  if (!may("setTransferNumber")) return null;
  const submit = async () => {
    const phoneNumber = number.trim() === "" ? null : number.trim();
    if (phoneNumber !== null && !fullNumber.test(phoneNumber)) {
      setIncomplete(true);
      input.current?.focus();
      return;
    }
    const says = { done: t.numberSaved, failed: t.numberFailed };
    if (await announce(() => save.trigger({ body: { phoneNumber } }), says)) setTyped(undefined);
  };
  return (
    <Composer
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        ref={input}
        label={t.yourNumber}
        description={t.numberHint}
        errorMessage={isIncomplete ? t.numberIncomplete : save.error?.fieldErrors.phoneNumber}
        type="tel"
        autoComplete="tel"
        maxLength={32}
        value={number}
        onChange={(text) => {
          setIncomplete(false);
          setTyped(text);
        }}
      />
      <Button type="submit" isBusy={save.isMutating} isDisabled={number === known}>
        {t.save}
      </Button>
    </Composer>
  );
}
