import type { CallNumbers } from "@callwright/sdk/contract";

import type { FigureFilters } from "../../../calls/figures/figureFilters.js";
import type { Messages } from "../../../i18n/index.js";
import { Card } from "../../../ui/card/index.js";
import { EmptyState } from "../../../ui/empty-state/index.js";
import { ChartLine } from "../../../ui/icon/generated/icons.js";
import { Notice } from "../../../ui/notice/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import { Breakdown } from "./Breakdown.js";
import { CallbacksDue } from "./CallbacksDue.js";
import { Course } from "./Course.js";
import type { dashboardNumbersMessages } from "./numbers.messages.js";
import type { NumbersSectionProps } from "./NumbersSection.js";
import { Aside, Body, Empty, Halves, Waiting } from "./Numbers.styles.js";
import { ObjectionsCard } from "./ObjectionsCard.js";
import { OwnDates, RangeChoice, ShownDays } from "./RangeChoice.js";
import { Totals } from "./Totals.js";
import type { NumbersModel } from "./useNumbers.js";

/** Props of {@link NumbersView}. */
export interface NumbersViewProps extends NumbersSectionProps {
  t: Messages<typeof dashboardNumbersMessages>;
  model: NumbersModel;
}

/** Renders the numbers over time. */
export function NumbersView({ t, model, level, sellerCompanyId, isManager, onOpenFigure }: NumbersViewProps) {
  const { numbers, error, isBehind } = model;
  const scope: FigureFilters = sellerCompanyId === undefined ? {} : { sellerCompanyIds: [sellerCompanyId] };
  const filters = numbers && { ...scope, ...rangeOf(numbers) };
  const hasCalls = numbers !== undefined && numbers.totals.calls > 0;
  return (
    <>
      <Card title={t.title} level={level} aside={<RangeChoice t={t} model={model} />}>
        {model.range === "own" && <OwnDates t={t} model={model} />}
        {error && <Notice {...(error.message === undefined ? {} : { title: error.message })} onRetry={error.retry} />}
        {!numbers && !error && (
          <Waiting aria-busy="true">
            <SkeletonText lines={4} />
          </Waiting>
        )}
        {numbers && filters && (
          <Body data-behind={isBehind || undefined} aria-busy={isBehind || undefined}>
            <ShownDays t={t} numbers={numbers} />
            {hasCalls ? (
              <>
                <Totals t={t} figures={numbers.totals} filters={filters} onOpen={onOpenFigure} />
                <Course t={t} numbers={numbers} />
              </>
            ) : (
              <Empty>
                <EmptyState icon={ChartLine}>{t.empty}</EmptyState>
              </Empty>
            )}
          </Body>
        )}
      </Card>
      {numbers && filters && (
        <Halves>
          <Breakdown
            t={t}
            level={level}
            numbers={numbers}
            filters={filters}
            isManager={isManager && sellerCompanyId === undefined}
            onOpen={onOpenFigure}
          />
          <Aside>
            <ObjectionsCard t={t} level={level} numbers={numbers} filters={filters} onOpen={onOpenFigure} />
            <CallbacksDue t={t} level={level} count={numbers.callbacksDue} filters={scope} onOpen={onOpenFigure} />
          </Aside>
        </Halves>
      )}
    </>
  );
}

const rangeOf = ({ startsAt, endsAt }: CallNumbers): FigureFilters => ({ dialledFrom: startsAt, dialledTo: endsAt });
