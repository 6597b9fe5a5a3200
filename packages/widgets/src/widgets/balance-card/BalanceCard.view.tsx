import { useId, useState } from "react";

import { useMessages, useNumbers, type Messages } from "../../i18n/index.js";
import { firstCreditMessages } from "../../money/credit.firstTexts.js";
import { Button } from "../../ui/button/index.js";
import { Plus, TriangleAlert } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Notice } from "../../ui/notice/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Skeleton, useSkeletonTime } from "../../ui/skeleton/index.js";
import type { BalanceCardProps } from "./BalanceCard.js";
import { Box, Caption, Figure, Head, Pending, Warning } from "./BalanceCard.styles.js";
import type { balanceCardMessages } from "./balanceCard.messages.js";
import type { CallCredit } from "./balanceCard.model.js";
import type { BalanceCardModel } from "./useBalanceCard.js";

const AddBalanceModal = onDemand(
  () => import("../../money/AddBalanceModal.js").then(({ AddBalanceModal }) => AddBalanceModal),
  "all",
);

const StartedPaymentNotice = onDemand(
  () => import("../../money/PaymentNotices.js").then(({ StartedPaymentNotice }) => StartedPaymentNotice),
  "none",
);

interface BalanceFactsProps extends Pick<BalanceCardProps, "headingLevel" | "onAddBalance"> {
  t: Messages<typeof balanceCardMessages>;
  model: BalanceCardModel;
}

/** The card. */
export function BalanceFacts({ t, model, headingLevel = 2, onAddBalance }: BalanceFactsProps) {
  const { state, deposit } = model;
  const money = useMessages(firstCreditMessages);
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const phase = useSkeletonTime(state.status === "loading");
  const Title = `h${headingLevel}` as const;
  if (state.status === "none") return null;
  return (
    <Box aria-labelledby={titleId} aria-busy={state.status === "loading" || undefined}>
      <Head>
        <Title id={titleId}>{t.title}</Title>
        <Button
          size="small"
          icon={Plus}
          needs="createDeposit"
          isDisabled={state.status !== "ready"}
          onPress={onAddBalance ?? (() => setAsking(true))}
        >
          {money.addBalance}
        </Button>
      </Head>
      {content()}
      {deposit.payment && <StartedPaymentNotice payment={deposit.payment} onDismiss={deposit.dismiss} />}
      {isAsking && state.status === "ready" && (
        <AddBalanceModal
          amountUsd={undefined}
          balanceUsd={state.credit.balanceUsd}
          callFeeUsd={state.credit.callFeeUsd}
          deposit={deposit}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );

  function content() {
    if (state.status === "error")
      return <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />;
    if (state.status !== "ready" || phase === "shown")
      return <Pending>{phase === "shown" && <Skeleton size={48} />}</Pending>;
    return <Credit t={t} credit={state.credit} />;
  }
}

/** The balance, the minutes that it pays for, the free minutes of the plan, and a warning if they are few. */
function Credit({ t, credit }: Pick<BalanceFactsProps, "t"> & { credit: CallCredit }) {
  const formats = useNumbers();
  const money = useMessages(firstCreditMessages);
  const { balanceUsd, minutes, freeMinutes, level } = credit;
  return (
    <div>
      <Figure>
        <bdi>{formats.money(balanceUsd)}</bdi>
      </Figure>
      <Caption>{freeMinutes === "unlimited" ? t.unlimited : money.minutesOfCalls({ count: minutes })}</Caption>
      {typeof freeMinutes === "number" && freeMinutes > 0 && <Caption>{t.freeMinutes({ count: freeMinutes })}</Caption>}
      {level !== "enough" && (
        <Warning role="status" data-level={level}>
          <Icon icon={TriangleAlert} size={14} />
          {t[level]}
        </Warning>
      )}
    </div>
  );
}
