import type { CallAnswer } from "@callwright/sdk/contract";
import { useState } from "react";

import { Donut, type DonutSlice } from "../../charts/Donut.js";
import { useNumbers, useMessages, type Messages } from "../../i18n/index.js";
import { useIsInPage } from "../../lib/useIsInPage.js";
import { useChartColors } from "../../theme/index.js";
import { Card } from "../../ui/card/index.js";
import { Skeleton, skeletonSize } from "../../ui/skeleton/index.js";
import { answerMessages } from "../../ui/status/index.js";
import type { dashboardMessages } from "./dashboard.messages.js";
import { shownAnswers } from "./dashboard.model.js";
import { Answers, HiddenHead, Legend, Square } from "./Dashboard.styles.js";
import type { Share } from "./Dashboard.types.js";

/** Props of {@link AnswersCard}. */
export interface AnswersCardProps {
  t: Messages<typeof dashboardMessages>;
  level: 2 | 3;
  /** Undefined until the answers are known. */
  answers: readonly Share<CallAnswer>[] | undefined;
  total: number | undefined;
}

/** The answers of the calls, as a ring chart and as a table of the same numbers (A-DASH-01). */
export function AnswersCard({ t, level, answers, total = 0 }: AnswersCardProps) {
  const formats = useNumbers();
  const isInPage = useIsInPage();
  const labels = useMessages(answerMessages);
  const colors = useChartColors();
  const [activeId, setActiveId] = useState<string | null>(null);
  const shares = answers ?? shownAnswers.map((kind) => ({ kind, count: 0, share: 0 }));
  const slices = shares.map(({ kind, count }): DonutSlice => ({
    id: kind,
    label: labels[kind],
    count,
    color: colors[colorOf[kind]],
  }));
  const describe = ({ id, label, count }: DonutSlice) =>
    t.slice({ label, count, share: formats.exactPercent(shares.find(({ kind }) => kind === id)?.share ?? 0) });

  return (
    <Card title={t.answers} level={level}>
      <Answers>
        <Donut
          slices={slices}
          describe={describe}
          activeId={activeId}
          onActiveIdChange={setActiveId}
          total={answers ? formats.number(total) : ""}
          unit={answers ? t.unit({ count: total }) : ""}
        />
        <Legend aria-label={t.answers}>
          <HiddenHead>
            <tr>
              <th scope="col">{t.answer}</th>
              <th scope="col">{t.count}</th>
              <th scope="col">{t.share}</th>
            </tr>
          </HiddenHead>
          <tbody>
            {shares.map(({ kind, count, share }, index) => (
              <tr
                key={kind}
                data-active={kind === activeId || undefined}
                onPointerEnter={() => setActiveId(kind)}
                onPointerLeave={() => setActiveId(null)}
              >
                <th scope="row">
                  <Square aria-hidden="true" style={isInPage ? { background: colors[colorOf[kind]] } : undefined} />
                  {labels[kind]}
                </th>
                <td>{answers ? formats.number(count) : <Skeleton size={skeletonSize(index)} />}</td>
                <td>{answers ? formats.exactPercent(share) : <Skeleton size={skeletonSize(index + 1)} />}</td>
              </tr>
            ))}
          </tbody>
        </Legend>
      </Answers>
    </Card>
  );
}

const colorOf = {
  POSITIVE: "viz-answer-positive",
  NEUTRAL: "viz-answer-neutral",
  NEGATIVE: "viz-answer-negative",
  ANSWERING_MACHINE: "viz-answer-machine",
  NO_CALL: "viz-answer-none",
  IN_PROGRESS: "status-in-progress",
} as const satisfies Record<CallAnswer, string>;
