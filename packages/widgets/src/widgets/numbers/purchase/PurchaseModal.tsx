import type { SellerCompanyNumber } from "@callwright/sdk/contract";

import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Modal } from "../../../ui/modal/index.js";
import { Notice } from "../../../ui/notice/index.js";
import type { firstNumbersMessages } from "../numbers.firstTexts.js";
import { numbersMessages } from "../numbers.messages.js";
import { ConfirmStep, TooLittle } from "./ConfirmStep.js";
import { CountryStep } from "./CountryStep.js";
import { NumberStep } from "./NumberStep.js";
import { priceOf } from "./purchase.model.js";
import { Waiting } from "./Purchase.styles.js";
import { StepFrame } from "./StepFrame.js";
import { usePurchase } from "./usePurchase.js";

/** Props of {@link PurchaseModal}. */
export interface PurchaseModalProps {
  t: Messages<typeof firstNumbersMessages>;
  isOpen: boolean;
  sellerCompanyId: string;
  onClose: () => void;
  onPurchased: (number: SellerCompanyNumber) => void;
  onAddBalance?: (() => void) | undefined;
}

/** The dialog that buys a number, in three steps: the country, the number, and the charge (B-NUM-07, B-NUM-09). */
export function PurchaseModal({ t: begun, isOpen, onClose, onAddBalance, ...options }: PurchaseModalProps) {
  const t = useAllMessages(numbersMessages, begun);
  const model = usePurchase(options);
  const { choice, terms, isBuying } = model;
  const price = terms.status === "ready" ? priceOf(terms.value) : undefined;
  const isTooLittle = model.refusal?.kind === "balance" || (price !== undefined && price.missingUsd > 0);
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t.buy} isDismissable={!isBuying} footer={footer()}>
      {content()}
    </Modal>
  );

  function content() {
    if (choice.step === "country") return <CountryStep t={t} model={model} />;
    if (choice.step === "number") return <NumberStep t={t} model={model} />;
    if (terms.status === "ready" && price !== undefined) {
      const shown = { t, terms: terms.value, price };
      return isTooLittle ? <TooLittle {...shown} /> : <ConfirmStep {...shown} model={model} />;
    }
    return (
      <StepFrame t={t} step="confirm" title={t.confirmTitle}>
        {terms.status === "error" ? (
          <Notice title={terms.message ?? t.termsFailed} onRetry={terms.retry} />
        ) : (
          <Waiting aria-busy="true" />
        )}
      </StepFrame>
    );
  }

  // The buttons of each step have their own keys: a second press on Continue must not be the purchase.
  function footer() {
    switch (choice.step) {
      case "country":
        return (
          <>
            <Button key="cancel" onPress={onClose}>
              {t.cancel}
            </Button>
            <Button
              key="toNumber"
              variant="primary"
              disabledReason={choice.countryCode === null ? t.countryFirst : undefined}
              onPress={model.goOn}
            >
              {t.continue}
            </Button>
          </>
        );
      case "number":
        return (
          <>
            <Button key="toCountry" onPress={model.goBack}>
              {t.back}
            </Button>
            <Button
              key="toConfirm"
              variant="primary"
              disabledReason={choice.number === null ? t.numberFirst : undefined}
              onPress={model.goOn}
            >
              {t.continue}
            </Button>
          </>
        );
      case "confirm":
        if (isTooLittle)
          return (
            <>
              <Button key="goBack" onPress={model.goBack}>
                {t.goBack}
              </Button>
              {onAddBalance && (
                <Button key="addBalance" variant="primary" onPress={onAddBalance}>
                  {t.addBalance}
                </Button>
              )}
            </>
          );
        return (
          <>
            <Button key="back" isDisabled={isBuying} onPress={model.goBack}>
              {t.back}
            </Button>
            <Button
              key="purchase"
              variant="primary"
              isBusy={isBuying}
              isDisabled={price === undefined}
              onPress={() => void model.buy()}
            >
              {t.purchase}
            </Button>
          </>
        );
    }
  }
}
