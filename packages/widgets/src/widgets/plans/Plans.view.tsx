import { useState } from "react";

import type { Messages } from "../../i18n/index.js";
import { DepositOutcomeNotice, StartedPaymentNotice } from "../../money/PaymentNotices.js";
import { Notice } from "../../ui/notice/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { useSkeletonTime } from "../../ui/skeleton/index.js";
import { Unseen } from "../../ui/unseen/index.js";
import { ActivePlanCard } from "./ActivePlanCard.js";
import { BalanceCard } from "./BalanceCard.js";
import { PackageGrid } from "./PackageGrid.js";
import type { PlansProps } from "./Plans.js";
import type { plansMessages } from "./plans.messages.js";
import { Above, Caption, Content, Page, SectionHead, Stated } from "./Plans.styles.js";
import { PlansSkeleton } from "./PlansSkeleton.js";
import { usePlanChoice } from "./usePlanChoice.js";
import type { PlansModel } from "./usePlans.js";

const AddBalanceModal = onDemand(
  () => import("../../money/AddBalanceModal.js").then(({ AddBalanceModal }) => AddBalanceModal),
  "all",
);

/** Props of {@link PlansPage}. */
export interface PlansPageProps extends Pick<PlansProps, "headingLevel" | "deposit"> {
  t: Messages<typeof plansMessages>;
  model: PlansModel;
}

/** Renders the plans page: the present plan, the balance, and the packages that can be chosen. */
export function PlansPage({ t, model, deposit, headingLevel = 2 }: PlansPageProps) {
  const { state, promoCode, changingTo } = model;
  const [topUp, setTopUp] = useState<{ amountUsd: number | undefined }>();
  const { choose, dialog } = usePlanChoice(t, model, (amountUsd) => setTopUp({ amountUsd }));
  const phase = useSkeletonTime(state.status === "loading");
  const Section = headingBelow[headingLevel];

  if (state.status === "none") return null;
  return (
    <Page>
      <Unseen as={`h${headingLevel}`}>{t.title}</Unseen>
      <Content>
        <DepositOutcomeNotice outcome={deposit} />
        <StartedPaymentNotice payment={model.deposit.payment} onDismiss={model.deposit.dismiss} />
        {content()}
      </Content>
      {topUp && (
        <AddBalanceModal
          amountUsd={topUp.amountUsd}
          balanceUsd={state.status === "ready" ? state.balanceUsd : undefined}
          callFeeUsd={state.status === "ready" ? state.plan.callFeeUsd : undefined}
          deposit={model.deposit}
          onClose={() => setTopUp(undefined)}
        />
      )}
      {dialog}
    </Page>
  );

  function content() {
    if (state.status === "forbidden" || state.status === "error")
      return (
        <Stated>
          {state.status === "forbidden" ? (
            <Notice tone="info">{t.forbidden}</Notice>
          ) : (
            <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
          )}
        </Stated>
      );
    if (state.status !== "ready" || phase !== "done") return <PlansSkeleton isShown={phase === "shown"} />;
    const { plan, balanceUsd, packages } = state;
    return (
      <>
        <Above>
          <ActivePlanCard t={t} plan={plan} />
          <BalanceCard
            t={t}
            balanceUsd={balanceUsd}
            callFeeUsd={plan.callFeeUsd}
            promoCode={promoCode}
            onAddBalance={() => setTopUp({ amountUsd: undefined })}
          />
        </Above>
        <SectionHead>
          <Section>{t.packages}</Section>
          <Caption>{t.packagesHint}</Caption>
        </SectionHead>
        <PackageGrid
          t={t}
          nameAs={headingBelow[Section]}
          packages={packages}
          changingTo={changingTo}
          onChoose={(one) => void choose(one)}
        />
      </>
    );
  }
}

const headingBelow = { 1: "h2", 2: "h3", 3: "h4", h2: "h3", h3: "h4", h4: "h5" } as const;
