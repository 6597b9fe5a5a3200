import type { CallStatus } from "@callwright/sdk/contract";

import { useNumbers, useMessages, type Messages } from "../../i18n/index.js";
import { useIsInPage } from "../../lib/useIsInPage.js";
import { Card } from "../../ui/card/index.js";
import { Ellipsis } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Skeleton } from "../../ui/skeleton/index.js";
import { StatusGlyph, statusMessages } from "../../ui/status/index.js";
import type { dashboardMessages } from "./dashboard.messages.js";
import { shownStatuses } from "./dashboard.model.js";
import { Counted, Named, Parts, PendingCount, Statuses, StatusLine, Track } from "./Dashboard.styles.js";
import type { OtherStatuses, Share } from "./Dashboard.types.js";

/** Props of {@link StatusesCard}. */
export interface StatusesCardProps {
  t: Messages<typeof dashboardMessages>;
  level: 2 | 3;
  /** Undefined until the statuses are known. */
  statuses: readonly Share<CallStatus>[] | undefined;
  others: OtherStatuses | undefined;
}

/**
 * The statuses of the calls, as bars with their numbers beside them. The numbers add up to all calls (A-DASH-02, R-36).
 */
export function StatusesCard({ t, level, statuses, others }: StatusesCardProps) {
  const formats = useNumbers();
  const isInPage = useIsInPage();
  const labels = useMessages(statusMessages);
  const shares = statuses ?? shownStatuses.map((kind) => ({ kind, count: 0, share: 0 }));
  return (
    <Card title={t.statuses} level={level}>
      <Statuses aria-label={t.statuses}>
        {shares.map(({ kind, count, share }) => (
          <StatusLine key={kind}>
            <Named>
              <StatusGlyph status={kind} isStill />
              {labels[kind]}
            </Named>
            {statuses ? (
              <Counted>
                <b>{formats.number(count)}</b>
                <span>{formats.exactPercent(share)}</span>
              </Counted>
            ) : (
              <PendingCount>
                <Skeleton size="full" />
              </PendingCount>
            )}
            <Track data-status={kind} aria-hidden="true">
              <i style={isInPage ? { inlineSize: `${share * 100}%` } : undefined} />
            </Track>
          </StatusLine>
        ))}
        <StatusLine>
          <Named>
            <Icon icon={Ellipsis} size={14} />
            {t.otherStatuses}
          </Named>
          {others ? (
            <Counted>
              <b>{formats.number(others.count)}</b>
              <span>{formats.exactPercent(others.share)}</span>
            </Counted>
          ) : (
            <PendingCount>
              <Skeleton size="full" />
            </PendingCount>
          )}
          <Track data-status="other" aria-hidden="true">
            <i style={isInPage ? { inlineSize: `${(others?.share ?? 0) * 100}%` } : undefined} />
          </Track>
          <Parts>
            {others?.parts.map(({ kind, count }) => (
              <span key={kind}>{t.statusCount({ label: labels[kind], count: formats.number(count) })}</span>
            ))}
          </Parts>
        </StatusLine>
      </Statuses>
    </Card>
  );
}
